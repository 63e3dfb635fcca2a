/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type RequestDeleteCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDeleteCodeMutation = { requestDeleteCode: { __typename: 'RequestDeleteCodePayload', expiresIn: number | null, resendIn: number | null, errors: Array<{ __typename: 'FormError', code: string, field: string | null, message: string }> } };

export const RequestDeleteCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDeleteCode"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDeleteCode"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresIn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"resendIn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"f55b3751da4e08de65e3621bda99379d38a5519ce334a445fd04c97d05f2c128"}} as unknown as TypedDocumentNode<RequestDeleteCodeMutation, RequestDeleteCodeMutationVariables> & { __meta__: { hash: string } };
export const useRequestDeleteCodeMutation = (options?: useMutation.Options<RequestDeleteCodeMutation, RequestDeleteCodeMutationVariables>) => useMutation(RequestDeleteCodeDocument, options);
export const RequestDeleteCodeOperation: PersistedOperation<RequestDeleteCodeMutation, RequestDeleteCodeMutationVariables> = { name: 'RequestDeleteCode', hash: 'f55b3751da4e08de65e3621bda99379d38a5519ce334a445fd04c97d05f2c128' };
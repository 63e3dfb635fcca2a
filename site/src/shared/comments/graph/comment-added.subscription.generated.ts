/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type CommentAddedSubscriptionVariables = Exact<{
  code: string;
}>;


export type CommentAddedSubscription = { commentAdded: { __typename: 'Comment', id: string, parentId: string | null, createdAt: string } | null };

export const CommentAddedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CommentAdded"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentAdded"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"videoCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parentId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"fb718fb511e8675712cb30ef74594d252d6e4b674b3c393b9b81e24e0d50faff"}} as unknown as TypedDocumentNode<CommentAddedSubscription, CommentAddedSubscriptionVariables> & { __meta__: { hash: string } };
export const useCommentAddedSubscription = (options: useSubscription.Options<CommentAddedSubscription, CommentAddedSubscriptionVariables>) => useSubscription(CommentAddedDocument, options);
export const CommentAddedOperation: PersistedOperation<CommentAddedSubscription, CommentAddedSubscriptionVariables> = { name: 'CommentAdded', hash: 'fb718fb511e8675712cb30ef74594d252d6e4b674b3c393b9b81e24e0d50faff' };
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `removeReminder`. */
export type RemoveReminderErrorCode =
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What not to be reminded of any more. */
export type RemoveReminderInput = {
  /** `id` of the entry of the schedule, or of the video of a live event that has none. */
  entryId: string;
};

export type RemoveReminderMutationVariables = Exact<{
  input: RemoveReminderInput;
}>;


export type RemoveReminderMutation = { removeReminder: { __typename: 'RemoveReminderPayload', errors: Array<{ __typename: 'RemoveReminderError', code: RemoveReminderErrorCode, field: string | null, message: string }> } | null };

export const RemoveReminderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveReminderInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1382e0a636dfa0dc3fa65637117f5b0851f42f7cabf543f69962099ac7cf5c6e"}} as unknown as TypedDocumentNode<RemoveReminderMutation, RemoveReminderMutationVariables> & { __meta__: { hash: string } };
export const useRemoveReminderMutation = (options?: useMutation.Options<RemoveReminderMutation, RemoveReminderMutationVariables>) => useMutation(RemoveReminderDocument, options);
export const RemoveReminderOperation: PersistedOperation<RemoveReminderMutation, RemoveReminderMutationVariables> = { name: 'RemoveReminder', hash: '1382e0a636dfa0dc3fa65637117f5b0851f42f7cabf543f69962099ac7cf5c6e', mutation: true };
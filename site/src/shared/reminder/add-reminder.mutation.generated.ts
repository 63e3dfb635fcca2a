/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `addReminder`. */
export type AddReminderErrorCode =
  /** It has begun already. */
  | 'EVENT_STARTED'
  /** There is no such entry, or no such live event. */
  | 'NOT_FOUND'
  /** The viewer has as many reminders as are kept; remove one first. */
  | 'REMINDERS_FULL'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What to be reminded of. */
export type AddReminderInput = {
  /** `id` of the entry of the schedule, or of the video of a live event that has none. */
  entryId: string;
};

export type AddReminderMutationVariables = Exact<{
  input: AddReminderInput;
}>;


export type AddReminderMutation = { addReminder: { __typename: 'AddReminderPayload', errors: Array<{ __typename: 'AddReminderError', code: AddReminderErrorCode, field: string | null, message: string }> } | null };

export const AddReminderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddReminderInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"f7bc0844672ed513b48915daa49116c3eccecdbb2e15e9bc642fc83c5b09734f"}} as unknown as TypedDocumentNode<AddReminderMutation, AddReminderMutationVariables> & { __meta__: { hash: string } };
export const useAddReminderMutation = (options?: useMutation.Options<AddReminderMutation, AddReminderMutationVariables>) => useMutation(AddReminderDocument, options);
export const AddReminderOperation: PersistedOperation<AddReminderMutation, AddReminderMutationVariables> = { name: 'AddReminder', hash: 'f7bc0844672ed513b48915daa49116c3eccecdbb2e15e9bc642fc83c5b09734f', mutation: true };
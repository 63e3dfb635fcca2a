/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SessionQueryVariables = Exact<{ [key: string]: never }>;

export type SessionQuery = {
  session: {
    __typename: 'Session';
    token: string;
    expiresAt: string;
    viewer: {
      __typename: 'Viewer';
      id: string;
      name: string;
      hasSubscription: boolean;
      withAds: boolean;
      subscriptionPaymentMethod: string | null;
      subscriptionType: { __typename: 'SubscriptionType'; name: string } | null;
    };
  } | null;
};

export const SessionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Session' },
      variableDefinitions: [],
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'session' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SessionState' }, directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SessionState' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Session' } },
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'token' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'viewer' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ViewerState' }, directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ViewerState' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Viewer' } },
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'hasSubscription' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subscriptionType' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'withAds' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subscriptionPaymentMethod' },
            arguments: [],
            directives: [],
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
  __meta__: { hash: 'c1cec21ecc8d3f24176ae78047f03f8c353e0b6df04ae7b481099b96c67e5e20' },
} as unknown as TypedDocumentNode<SessionQuery, SessionQueryVariables> & { __meta__: { hash: string } };
export const useSessionQuery = (options?: useQuery.Options<SessionQuery, SessionQueryVariables>) =>
  useQuery(SessionDocument, options ?? {});
export const useSessionLazyQuery = (options?: useLazyQuery.Options<SessionQuery, SessionQueryVariables>) =>
  useLazyQuery(SessionDocument, options);
export const SessionOperation: PersistedOperation<SessionQuery, SessionQueryVariables> = {
  name: 'Session',
  hash: 'c1cec21ecc8d3f24176ae78047f03f8c353e0b6df04ae7b481099b96c67e5e20',
};

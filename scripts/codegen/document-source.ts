import { Kind } from 'graphql';

import type { ClientDocument } from './client-document';

const pascal = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the names that typescript-operations gives to the types of an operation. */
export const namesOf = ({ name, operation }: ClientDocument) => {
  const data = `${pascal(name)}${pascal(operation.operation)}`;
  return { base: pascal(name), document: `${pascal(name)}Document`, data, variables: `${data}Variables` };
};

/** Checks whether the operation has required variables. */
export const needsVariables = ({ operation }: ClientDocument): boolean =>
  (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  );

const withoutLocations = (key: string, value: unknown): unknown => (key === 'loc' ? undefined : value);

/** Generates `export const VideoDocument = …`: the parsed, typed document and its persisted-query hash. */
export const documentSource = (client: ClientDocument): string => {
  const { document, data, variables } = namesOf(client);
  const json = JSON.stringify({ ...client.document, __meta__: { hash: client.hash } }, withoutLocations);
  return `export const ${document} = ${json} as unknown as TypedDocumentNode<${data}, ${variables}> & { __meta__: { hash: string } };`;
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Kind, parse, visit } from 'graphql';
import type { Source } from 'graphql';

import { graphSources } from './graph-sources';

/** Documents of the services that the graph reads. */
const DOCUMENTS = ['schemas/cms.openapi.json', 'schemas/accounts.openapi.json'];

interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
}

/** Returns the calls of a document as `@upstream` names them, e.g. `GET api/plans`. */
const callsOf = ({ paths }: OpenApiDocument): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
  );

/** Returns the calls of `@upstream` in the SDL that no document contains. */
export const findUnknownCalls = (source: Source, documents: readonly OpenApiDocument[]): string[] => {
  const known = new Set(documents.flatMap(callsOf));
  const complaints: string[] = [];
  visit(parse(source), {
    Directive: ({ name, arguments: given, loc }) => {
      if (name.value !== 'upstream') return;
      const call = given?.find((argument) => argument.name.value === 'call')?.value;
      if (call?.kind !== Kind.STRING || known.has(call.value)) return;
      const line = loc?.startToken.line ?? 0;
      complaints.push(`${source.name}:${line} no OpenAPI document contains the call "${call.value}".`);
    },
  });
  return complaints;
};

/** Checks that every call that the graph names exists in the cms or in accounts. */
export const check = async (root: string): Promise<string[]> => {
  const documents = await Promise.all(
    DOCUMENTS.map(async (path) => JSON.parse(await readFile(join(root, path), 'utf8')) as OpenApiDocument),
  );
  return (await graphSources(root)).flatMap((source) => findUnknownCalls(source, documents));
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildASTSchema, buildSchema, concatAST, lexicographicSortSchema, parse, printSchema } from 'graphql';
import type { Source } from 'graphql';

import { describeAccess } from '../codegen/describe-access';
import { graphSources } from './graph-sources';

const CONTRACT = 'schemas/gateway.graphql';

const printed = (schema: ReturnType<typeof buildSchema>): string[] =>
  printSchema(lexicographicSortSchema(schema)).split('\n');

/** Returns the differences between the committed contract and the SDL of the domains. */
export const findSchemaDrift = (contract: string, sources: readonly Source[]): string[] => {
  const wanted = printed(buildASTSchema(describeAccess(concatAST(sources.map((source) => parse(source))))));
  const found = printed(buildSchema(contract));
  const differs = wanted.findIndex((line, at) => line !== found[at]);
  if (differs === -1 && wanted.length === found.length) return [];
  const line = (wanted[differs] ?? found[wanted.length] ?? '').trim();
  return [`${CONTRACT} is not what the SDL says, from "${line}" on. Run \`npm run codegen\`.`];
};

/**
 * Checks that the printed contract, which the gateway serves and clients read, equals the SDL beside the resolvers.
 */
export const check = async (root: string): Promise<string[]> =>
  findSchemaDrift(await readFile(join(root, CONTRACT), 'utf8'), await graphSources(root));

import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { transformSchemaAST } from '@graphql-codegen/schema-ast';
import { print } from 'graphql';

import { describeAccess } from './describe-access';

/** Generates the contract of the graph: the SDL with its directives, and with the access rules in its descriptions. */
export const plugin: PluginFunction = (schema) => {
  const contract = print(describeAccess(transformSchemaAST(schema, {}).ast));
  return `${contract.replaceAll(/^ +$/gm, '')}\n`;
};

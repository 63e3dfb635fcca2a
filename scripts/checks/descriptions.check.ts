import { Kind, parse, visit } from 'graphql';
import type { Source } from 'graphql';

import { graphSources } from './graph-sources';

/** Kinds of definitions that appear in the graph's documentation. */
const DESCRIBED = [
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
] as const;

/**
 * Returns types, fields, arguments and enum values without a description. The directive `@inContext` already
 * describes its one argument.
 */
export const findMissingDescriptions = (source: Source): string[] => {
  const complaints: string[] = [];
  visit(parse(source), {
    DirectiveDefinition: (node) => {
      if (!node.description) complaints.push(`${source.name}: @${node.name.value} has no description.`);
      return false;
    },
    enter: (node) => {
      const described = DESCRIBED.find((kind) => kind === node.kind);
      if (!described || !('description' in node) || node.description) return;
      const name = 'name' in node ? (node.name?.value ?? '') : '';
      const line = node.loc?.startToken.line ?? 0;
      complaints.push(`${source.name}:${line} "${name}" has no description.`);
    },
  });
  return complaints;
};

/** Checks that every definition in the graph has a description. */
export const check = async (root: string): Promise<string[]> =>
  (await graphSources(root)).flatMap(findMissingDescriptions);

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildSchema, Kind, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, FieldDefinitionNode, GraphQLSchema, Source } from 'graphql';

import { graphSources } from './graph-sources';

const CONTRACT = 'schemas/gateway.graphql';

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

const ROOT_TYPES = ['Query', 'Mutation', 'Subscription'];

/** The form of an example, the same in every description so that tools can show it. */
const EXAMPLE = /\bExample: `([^`]*)`/g;
const ENDS_WITH_EXAMPLE = /\bExample: `[^`]+`$/;

interface FieldOfType {
  type: string;
  field: FieldDefinitionNode;
}

const fieldsOf = (source: Source): FieldOfType[] =>
  parse(source).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION
      ? (node.fields ?? []).map((field) => ({ type: node.name.value, field }))
      : [],
  );

/** Returns root fields whose description does not end with an example. */
export const findMissingExamples = (source: Source): string[] =>
  fieldsOf(source)
    .filter(
      ({ type, field }) =>
        ROOT_TYPES.includes(type) && !ENDS_WITH_EXAMPLE.test(field.description?.value ?? ''),
    )
    .map(({ type, field }) => {
      const line = field.loc?.startToken.line ?? 0;
      return `${source.name}:${line} the description of ${type}.${field.name.value} does not end with an example: Example: \`{ … }\``;
    });

const examplesIn = (description = ''): string[] =>
  [...description.matchAll(EXAMPLE)].map(([, example = '']) => example);

/** Returns why the graph would refuse an operation; empty when it would not. */
const problemsOf = (operation: string, contract: GraphQLSchema): string[] => {
  let document: DocumentNode;
  try {
    document = parse(operation);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return validate(contract, document).map(({ message }) => message);
};

/** Returns examples, in any description, that do not parse or that the contract refuses. */
export const findInvalidExamples = (source: Source, contract: GraphQLSchema): string[] => {
  const complaints: string[] = [];
  visit(parse(source), {
    StringValue: ({ value, loc }, key) => {
      if (key !== 'description') return;
      const line = loc?.startToken.line ?? 0;
      for (const example of examplesIn(value))
        for (const problem of problemsOf(example, contract))
          complaints.push(`${source.name}:${line} the example \`${example}\` is invalid: ${problem}`);
    },
  });
  return complaints;
};

/** Returns the fields that an operation selects, as `Type.field`. */
const selectedFields = (operation: string, contract: GraphQLSchema): string[] => {
  const typeInfo = new TypeInfo(contract);
  const selected: string[] = [];
  visit(
    parse(operation),
    visitWithTypeInfo(typeInfo, {
      Field: ({ name }) => {
        selected.push(`${String(typeInfo.getParentType())}.${name.value}`);
      },
    }),
  );
  return selected;
};

/** Returns valid examples that do not select the field which they describe. */
export const findMisplacedExamples = (source: Source, contract: GraphQLSchema): string[] =>
  fieldsOf(source).flatMap(({ type, field }) => {
    const name = `${type}.${field.name.value}`;
    const line = field.loc?.startToken.line ?? 0;
    return examplesIn(field.description?.value)
      .filter((example) => problemsOf(example, contract).length === 0)
      .filter((example) => !selectedFields(example, contract).includes(name))
      .map((example) => `${source.name}:${line} the example \`${example}\` does not select ${name}.`);
  });

/**
 * Checks that every definition in the graph has a description, that those of root fields end with an example, and
 * that the graph accepts every example.
 */
export const check = async (root: string): Promise<string[]> => {
  const contract = buildSchema(await readFile(join(root, CONTRACT), 'utf8'));
  return (await graphSources(root)).flatMap((source) => [
    ...findMissingDescriptions(source),
    ...findMissingExamples(source),
    ...findInvalidExamples(source, contract),
    ...findMisplacedExamples(source, contract),
  ]);
};

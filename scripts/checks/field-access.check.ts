import {
  buildASTSchema,
  concatAST,
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql';
import type { GraphQLField, GraphQLSchema, Source } from 'graphql';

import { SCOPES } from '@sahra/schemas/scopes';

import { graphSources } from './graph-sources';

const RULES = ['scope', 'bearer', 'firstParty', 'nodeAccess'] as const;
/**
 * Names of arguments and input fields that an attacker could guess by trial. The CSRF token is exempt, because it
 * identifies no person.
 */
const GUESSABLE = /password|^token$|(?<!csrf)token$/i;

type Field = GraphQLField<unknown, unknown>;

const valuesOf = (schema: GraphQLSchema, field: Field, name: string) => {
  const directive = schema.getDirective(name);
  return directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
};

/** Returns the input names of a field: its arguments, and the fields of input objects. */
const namesTaken = ({ args }: Field): string[] =>
  args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
  });

/** Returns the missing declarations of one root field. */
const complaintsAboutRoot = (schema: GraphQLSchema, root: string, field: Field): string[] => {
  const place = `${root}.${field.name}`;
  const rules = RULES.filter((name) => valuesOf(schema, field, name));
  const complaints: string[] = [];
  if (rules.length !== 1)
    complaints.push(
      `${place} needs one of @scope(is: …), @bearer, @firstParty and @nodeAccess: who may ask for it?`,
    );
  if (root === 'Mutation' && rules.includes('scope'))
    complaints.push(`${place} has a scope, but a key of a partner app only ever reads.`);
  if (namesTaken(field).some((name) => GUESSABLE.test(name)) && !valuesOf(schema, field, 'credential'))
    complaints.push(`${place} takes a password or a token, so it needs @credential.`);
  return complaints;
};

/** Returns root fields without an access rule, unknown scopes, and scopes that no field uses. */
export const complaintsAboutAccess = (
  sources: readonly Source[],
  scopes: readonly string[] = Object.keys(SCOPES),
): string[] => {
  const schema = buildASTSchema(concatAST(sources.map((source) => parse(source))));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const complaints = roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) =>
      complaintsAboutRoot(schema, root?.name ?? '', field),
    ),
  );
  const declared = new Set<unknown>();
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const scope = valuesOf(schema, field, 'scope')?.['is'];
      if (typeof scope !== 'string') continue;
      declared.add(scope);
      if (!scopes.includes(scope))
        complaints.push(`${type.name}.${field.name} names "${scope}", which schemas/scopes.ts does not.`);
    }
  }
  const idle = scopes.filter((scope) => !declared.has(scope));
  return [...complaints, ...idle.map((scope) => `The scope ${scope} opens no field of the graph.`)];
};

/** Checks that every root field declares its access rule, and that every scope is used. */
export const check = async (root: string): Promise<string[]> =>
  complaintsAboutAccess(await graphSources(root));

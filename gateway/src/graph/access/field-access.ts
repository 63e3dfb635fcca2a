import { getDirectiveValues } from 'graphql';
import type { FieldDefinitionNode, GraphQLSchema } from 'graphql';

import { SCOPES } from '@sahra/schemas/scopes';
import type { Scope } from '@sahra/schemas/scopes';

/** Who may read a field, according to its directives in the SDL. */
export type FieldAccess =
  | { to: 'scope'; scope: Scope }
  | { to: 'bearer' }
  | { to: 'firstParty' }
  | { to: 'node' };

const isScope = (value: unknown): value is Scope => typeof value === 'string' && Object.hasOwn(SCOPES, value);

/** Returns the access that a field declares; undefined when it is open to everyone who may read its parent. */
export const accessOf = (
  schema: GraphQLSchema,
  field: FieldDefinitionNode | null | undefined,
): FieldAccess | undefined => {
  const valuesOf = (name: string) => {
    const directive = schema.getDirective(name);
    return directive && field ? getDirectiveValues(directive, field) : undefined;
  };
  if (valuesOf('bearer')) return { to: 'bearer' };
  if (valuesOf('firstParty')) return { to: 'firstParty' };
  if (valuesOf('nodeAccess')) return { to: 'node' };
  const values = valuesOf('scope');
  if (!values) return undefined;
  if (!isScope(values['is']))
    throw new Error(`${field?.name.value ?? ''} names a scope that does not exist.`);
  return { to: 'scope', scope: values['is'] };
};

/** Whether a field takes a password, a code or a token that an attacker could guess by brute force. */
export const isCredentialField = (field: FieldDefinitionNode | null | undefined): boolean =>
  field?.directives?.some(({ name }) => name.value === 'credential') ?? false;

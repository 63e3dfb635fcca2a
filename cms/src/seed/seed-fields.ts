import type { Core, UID } from '@strapi/strapi';

/** Fields of a record by the names in its content type. Strapi knows them only at run time. */
export type SeedFields = Readonly<Record<string, unknown>>;

interface Rule {
  type: string;
  required?: boolean;
  maxLength?: number;
  enum?: readonly string[];
  default?: unknown;
}

const complaint = (name: string, rule: Rule, value: unknown): string | null => {
  if (rule.required && rule.default === undefined && (value === undefined || value === null || value === ''))
    return `${name} is missing`;
  if (rule.type === 'component' && value !== undefined) return `${name} is not a plain field`;
  if (typeof value !== 'string') return null;
  if (rule.maxLength !== undefined && value.length > rule.maxLength)
    return `${name} has ${value.length} characters, ${rule.maxLength} are allowed`;
  return rule.enum && !rule.enum.includes(value) ? `${name} cannot be “${value}”` : null;
};

/** Throws for `fields` that the document service would reject, because seeds write rows directly. */
export const checkSeedFields = (strapi: Core.Strapi, uid: UID.ContentType, fields: SeedFields): void => {
  const attributes: Readonly<Record<string, Rule>> = strapi.contentType(uid).attributes;
  for (const [name, rule] of Object.entries(attributes)) {
    const found = complaint(name, rule, fields[name]);
    if (found !== null) throw new Error(`A seed of ${uid} is wrong: ${found}. ${JSON.stringify(fields)}`);
  }
};

import type { Core } from '@strapi/strapi';

import { ownValue } from '@sahra/schemas/own-value';

import { modelOf, type Attribute, type Model } from '../strapi/services/model-of';

type Values = Readonly<Record<string, unknown>>;

/** Record, or a component inside it. */
export interface RecordPart {
  /** Content type or component. */
  uid: string;
  model: Model;
  /** Path from the record to this part; empty for the record itself. */
  path: readonly string[];
  values: Values;
}

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const componentOf = ({ component }: Attribute, value: Values): string | undefined =>
  component ?? (typeof value['__component'] === 'string' ? value['__component'] : undefined);

/** Returns the record and all its components, at any depth; fields without a schema are left out. */
export const recordParts = (
  strapi: Core.Strapi,
  uid: string,
  values: Values,
  path: readonly string[] = [],
): RecordPart[] => {
  const model = modelOf(strapi, uid);
  if (!model) return [];
  const inside = Object.entries(model.attributes)
    .filter(([, { type }]) => type === 'component' || type === 'dynamiczone')
    .flatMap(([name, attribute]) => {
      const value = ownValue(values, name);
      const list: readonly unknown[] = Array.isArray(value) ? value : [value];
      return list.filter(isValues).flatMap((part, index) => {
        const component = componentOf(attribute, part);
        const at = Array.isArray(value) ? [...path, name, String(index)] : [...path, name];
        return component ? recordParts(strapi, component, part, at) : [];
      });
    });
  return [{ uid, model, path, values }, ...inside];
};

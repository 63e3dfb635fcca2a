import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';
import type { Core } from '@strapi/strapi';

import { picturesOf } from '../../checks/missing-alt';
import { TEXT_LIMITS } from '../../checks/text-limits';
import { FACT_TYPES } from '../../facts/fact-types';
import { modelOf, type Attribute } from '../../strapi/services/model-of';
import { DESK_TYPES, type DeskType } from '../desk-types';
import { addressKindOf } from './address-fields';
import type { InBoth } from './field-words';
import { fieldNames } from './field-names';
import { ratioOf } from './picture-ratios';
import type { FieldKind, FieldLimit, FormField, RecordForm } from './record-form';
import { wordsOfField } from './words-of-field';

const KINDS: ReadonlyMap<string, FieldKind> = new Map([
  ['string', 'text'],
  ['email', 'text'],
  ['text', 'paragraph'],
  ['richtext', 'rich'],
  ['integer', 'number'],
  ['boolean', 'switch'],
  ['enumeration', 'choice'],
  ['date', 'date'],
  ['datetime', 'instant'],
  ['media', 'picture'],
  ['component', 'parts'],
]);

const isToMany = ({ relation = '' }: Attribute): boolean => relation.endsWith('ToMany');

const kindOf = (uid: string, name: string, attribute: Attribute): FieldKind => {
  if (attribute.type === 'relation') return isToMany(attribute) ? 'records' : 'record';
  const kind = KINDS.get(attribute.type);
  if (!kind) throw new Error(`The desk has no control for ${uid}.${name}, which is ${attribute.type}.`);
  return kind;
};

const limitOf = (key: string, { maxLength }: Attribute, editor: Locale): FieldLimit | null => {
  const limit = ownValue(TEXT_LIMITS, key);
  if (limit) return { max: { en: limit.en, ar: limit.ar }, why: limit.why[editor] };
  return maxLength === undefined ? null : { max: { en: maxLength, ar: maxLength }, why: null };
};

const EMAIL = '^\\S+@\\S+\\.\\S+$';

const patternOf = ({ type, regex }: Attribute): { pattern?: string } => {
  if (type === 'email') return { pattern: EMAIL };
  return regex === undefined ? {} : { pattern: regex };
};

const initialOf = (kind: FieldKind, { default: initial = null }: Attribute): unknown => {
  if (kind === 'parts' || kind === 'records') return [];
  return kind === 'switch' ? initial === true : initial;
};

const targetOf = ({ target }: Attribute): string | null =>
  DESK_TYPES.find(({ facts }) => target !== undefined && facts === target)?.type ?? null;

/** Whether a field is part of the record's public key, which links on the site and elsewhere name. */
const isKey = (uid: string, name: string): boolean =>
  FACT_TYPES.some(({ facts, key }) => facts === uid && key === name);

/** What a field is read with: the editor's language, and the pictures that its texts may describe. */
interface Reading {
  strapi: Core.Strapi;
  editor: Locale;
  pictures: readonly string[];
}

const formField = (
  { strapi, editor, pictures }: Reading,
  uid: string,
  [name, attribute]: readonly [string, Attribute],
): FormField => {
  const { label, help, choices } = wordsOfField(uid, name);
  const said = ([en, ar]: InBoth): string => ({ en, ar })[editor];
  const kind = kindOf(uid, name, attribute);
  const address = addressKindOf(uid, name);
  const { min = null, max = null, component } = attribute;
  const choice = (value: string): { value: string; label: string } => {
    const own = ownValue(choices ?? {}, value);
    if (!own) throw new Error(`The choice ${value} of ${uid}.${name} has no label for editors.`);
    return { value, label: said(own) };
  };
  return {
    ...{ name, kind, label: said(label), help: help ? said(help) : null },
    ...{ required: attribute.required === true, fixed: isKey(uid, name) },
    limit: limitOf(`${uid}.${name}`, attribute, editor),
    ...(attribute.maxLength !== undefined && { storedMax: attribute.maxLength }),
    ...patternOf(attribute),
    ...(address !== null && { address }),
    range: min === null && max === null ? null : { min, max },
    choices: (attribute.enum ?? []).map(choice),
    target: targetOf(attribute),
    parts: component === undefined ? null : formFields(strapi, component, editor, []),
    describes: picturesOf(name, pictures)[0] ?? null,
    ratio: ratioOf(uid, name),
    initial: initialOf(kind, attribute),
  };
};

const picturesAmong = (strapi: Core.Strapi, uid: string): string[] =>
  fieldNames(strapi, uid).filter(
    (name) => ownValue(modelOf(strapi, uid)?.attributes ?? {}, name)?.type === 'media',
  );

const formFields = (
  strapi: Core.Strapi,
  uid: string,
  editor: Locale,
  shared: readonly string[],
): FormField[] => {
  const attributes = modelOf(strapi, uid)?.attributes ?? {};
  const pictures = [...picturesAmong(strapi, uid), ...shared];
  return fieldNames(strapi, uid).flatMap((name) => {
    const attribute = ownValue(attributes, name);
    return attribute ? [formField({ strapi, editor, pictures }, uid, [name, attribute])] : [];
  });
};

/** Returns the fields of a type, with texts in the editor's language. Throws when a field has no label. */
export const readForm = (strapi: Core.Strapi, { facts, words }: DeskType, editor: Locale): RecordForm => ({
  facts: facts === null ? [] : formFields(strapi, facts, editor, []),
  words:
    words === null
      ? []
      : formFields(strapi, words, editor, facts === null ? [] : picturesAmong(strapi, facts)),
});

import type { Locale } from '@sahra/schemas/constants';
import { SLUG_MAX_LENGTH } from '@sahra/schemas/identity';
import { ownValue } from '@sahra/schemas/own-value';

import type { FormField } from '../../../desk/form/record-form';
import type { NewRecord } from '../../../desk/record/record-detail';

/** Field that a new record is asked for. */
export interface Asked {
  part: Locale | 'facts';
  field: FormField;
}

/** Name of an asked field among the values of the screen. */
export const keyOf = ({ part, field }: Asked): string => `${part} ${field.name}`;
export const SLUG = 'facts slug';

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * What a new record is asked for: its title in both languages, the facts that it cannot be without, and those that it
 * begins with because of where it is created.
 */
export const askedFields = ({ form, preset }: NewRecord, locales: readonly Locale[]): Asked[] => {
  const [title] = form.words.filter(({ kind }) => kind === 'text' || kind === 'paragraph');
  return [
    ...locales.flatMap((part) => (title ? [{ part, field: title }] : [])),
    ...form.facts
      .filter(
        ({ name, required, initial, fixed }) =>
          (required && isEmpty(initial)) || fixed || Object.hasOwn(preset, name),
      )
      .map((field) => ({ part: 'facts' as const, field })),
  ];
};

/** Values that the asked fields begin with. */
export const begunValues = (first: NewRecord, locales: readonly Locale[]): ReadonlyMap<string, unknown> =>
  new Map(
    askedFields(first, locales).flatMap((each) => {
      const { part, field } = each;
      const preset = part === 'facts' ? ownValue(first.preset, field.name) : undefined;
      const value = preset === undefined ? field.initial : preset;
      return isEmpty(value) ? [] : [[keyOf(each), value] as const];
    }),
  );

/** Address that the English title proposes; empty where it has neither Latin letters nor digits. */
export const proposedSlug = (title: unknown): string =>
  (typeof title === 'string' ? title : '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replaceAll(/^-|-$/g, '');

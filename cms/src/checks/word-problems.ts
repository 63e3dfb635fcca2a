import type { Core } from '@strapi/strapi';

import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import { hiddenCharacter } from './hidden-characters';
import { latinInArabic } from './latin-in-arabic';
import { missingAlt } from './missing-alt';
import { repeatedParts } from './once-each';
import type { Problem } from './problem';
import { recordParts } from './record-parts';
import type { Sentence } from './sentence';
import { textFields, type TextField } from './text-fields';
import { TEXT_LIMITS } from './text-limits';
import { tooLong } from './too-long';

type Values = Readonly<Record<string, unknown>>;

/** The first thing that is wrong with a text in `locale`; null for facts, which all languages share. */
const textProblem = ({ key, text }: TextField, locale: Locale | null): Sentence | null => {
  const hidden = hiddenCharacter(text);
  if (hidden || locale === null) return hidden;
  return (locale === 'ar' ? latinInArabic(text) : null) ?? tooLong(text, locale, ownValue(TEXT_LIMITS, key));
};

/** What keeps the texts of a record from being published, in the order of its fields. */
export const textProblems = (
  strapi: Core.Strapi,
  uid: string,
  values: Values,
  locale: Locale | null,
): Problem[] =>
  textFields(recordParts(strapi, uid, values)).flatMap((field) => {
    const sentence = textProblem(field, locale);
    return sentence ? [{ path: field.path, sentence }] : [];
  });

/** What keeps words from being published. `pictures`: those that the facts beside them show, by field. */
export const wordProblems = (
  strapi: Core.Strapi,
  uid: string,
  values: Values,
  locale: Locale,
  pictures: Values,
): Problem[] => [
  ...textProblems(strapi, uid, values, locale),
  ...recordParts(strapi, uid, values).flatMap((part) => missingAlt(part, pictures)),
  ...repeatedParts(uid, values),
];

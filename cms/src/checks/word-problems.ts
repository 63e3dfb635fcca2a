import type { Core } from '@strapi/strapi';

import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import { fillPlaceholders } from '../placeholders/fill-placeholders';
import { hiddenCharacter } from './hidden-characters';
import { latinInArabic } from './latin-in-arabic';
import { missingAlt } from './missing-alt';
import { findRepeatedParts } from './find-repeated-parts';
import type { Problem } from './problem';
import { recordParts } from './record-parts';
import type { LocalizedMessage } from './localized-message';
import { textFields, type TextField } from './text-fields';
import { TEXT_LIMITS } from './text-limits';
import { tooLong } from './too-long';
import { unknownPlaceholder } from './unknown-placeholder';

type Values = Readonly<Record<string, unknown>>;

/** Returns the first problem of a text in `locale`; `locale` is null for facts. */
const textProblem = ({ key, text }: TextField, locale: Locale | null): LocalizedMessage | null => {
  const typed = hiddenCharacter(text, locale) ?? unknownPlaceholder(text);
  if (typed || locale === null) return typed;
  const read = fillPlaceholders(text, locale);
  return (locale === 'ar' ? latinInArabic(read) : null) ?? tooLong(read, locale, ownValue(TEXT_LIMITS, key));
};

/** Returns the problems that block publishing a record's texts, in field order. */
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

/** Returns the problems that block publishing words. `pictures` are those of their facts, by field. */
export const wordProblems = (
  strapi: Core.Strapi,
  uid: string,
  values: Values,
  locale: Locale,
  pictures: Values,
): Problem[] => [
  ...textProblems(strapi, uid, values, locale),
  ...recordParts(strapi, uid, values).flatMap((part) => missingAlt(part, pictures)),
  ...findRepeatedParts(uid, values),
];

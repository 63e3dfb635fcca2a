import { getDirectiveValues } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import type { Locale as LocaleName } from './resolver-types.generated';

const NAMES = { en: 'EN', ar: 'AR' } as const satisfies Record<Locale, LocaleName>;
const LOCALE_OF_NAME: ReadonlyMap<string, Locale> = new Map([
  ['EN', 'en'],
  ['AR', 'ar'],
]);

/** Returns the name of a locale in the graph. */
export const localeName = (locale: Locale): LocaleName => NAMES[locale];

const localeOfTag = (tag: string): Locale | undefined => {
  const language = tag.trim().toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale === language);
};

/** Returns the supported locale that an Accept-Language header prefers most: by quality, then by position. */
export const acceptedLocale = (header: string | undefined): Locale | undefined =>
  (header ?? '')
    .split(',')
    .map((range, place) => {
      const [tag = '', ...parameters] = range.split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { locale: localeOfTag(tag), quality: quality === undefined ? 1 : Number(quality), place };
    })
    .filter(({ locale, quality }) => locale !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.place - b.place)[0]?.locale;

/** Returns the locale of a request from its headers: `X-localization`, then `Accept-Language`, then English. */
export const localeOfHeaders = (
  localization: string | undefined,
  acceptLanguage: string | undefined,
): Locale => localeOfTag(localization ?? '') ?? acceptedLocale(acceptLanguage) ?? DEFAULT_LOCALE;

/** Returns the locale that the operation requests with `@inContext`. */
export const localeOfOperation = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Locale | undefined => {
  const directive = schema.getDirective('inContext');
  const name: unknown = directive
    ? getDirectiveValues(directive, operation, variables)?.['locale']
    : undefined;
  return typeof name === 'string' ? LOCALE_OF_NAME.get(name) : undefined;
};

import { getDirectiveValues } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import Negotiator from 'negotiator';

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
  new Negotiator({ headers: { 'accept-language': header ?? '' } })
    .languages()
    .map(localeOfTag)
    .find((locale) => locale !== undefined);

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

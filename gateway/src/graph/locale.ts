import { getDirectiveValues } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';

import { acceptedLocale, localeOfTag } from '@sahra/schemas/accepted-locale';
import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import type { Locale as LocaleName } from './resolver-types.generated';

const NAMES = { en: 'EN', ar: 'AR' } as const satisfies Record<Locale, LocaleName>;
const LOCALE_OF_NAME: ReadonlyMap<string, Locale> = new Map([
  ['EN', 'en'],
  ['AR', 'ar'],
]);

/** Returns the name of a locale in the graph. */
export const localeName = (locale: Locale): LocaleName => NAMES[locale];

/**
 * Returns the locale that the headers of a request name: `X-localization`, then `Accept-Language`; undefined when they
 * name none.
 */
export const statedLocaleOfHeaders = (
  localization: string | undefined,
  acceptLanguage: string | undefined,
): Locale | undefined => localeOfTag(localization ?? '') ?? acceptedLocale(acceptLanguage);

/** Returns the locale of a request from its headers: the one that they name, otherwise English. */
export const localeOfHeaders = (
  localization: string | undefined,
  acceptLanguage: string | undefined,
): Locale => statedLocaleOfHeaders(localization, acceptLanguage) ?? DEFAULT_LOCALE;

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

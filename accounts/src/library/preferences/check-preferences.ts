import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '@sahra/schemas/identity';

import type { FieldFailure } from '../../platform/http/errors/refusal';
import {
  CAPTIONS_CHOICES,
  CATEGORIES_MAX,
  FOLLOWED_SHOWS_MAX,
  type CaptionsChoice,
} from './preferences.schema';

/** Preferences that a form changes. */
export interface PreferencesChange {
  categories?: string[];
  shows?: string[];
  autoplay?: boolean;
  captions?: CaptionsChoice | null;
  history_paused?: boolean;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(value);

const areSlugs = (value: unknown, max: number): value is string[] =>
  Array.isArray(value) && value.length <= max && value.every(isSlug);

const isCaptionsChoice = (value: unknown): value is CaptionsChoice | null =>
  value === null || CAPTIONS_CHOICES.some((choice) => choice === value);

/** Reads the body of POST /api/preferences and validates every field that is present; ignores unknown fields. */
export const checkPreferences = ({
  categories,
  shows,
  autoplay,
  captions,
  history_paused,
}: Readonly<Record<string, unknown>>): { change: PreferencesChange; failures: FieldFailure[] } => ({
  change: {
    ...(areSlugs(categories, CATEGORIES_MAX) && { categories: [...new Set(categories)] }),
    ...(areSlugs(shows, FOLLOWED_SHOWS_MAX) && { shows: [...new Set(shows)] }),
    ...(isBoolean(autoplay) && { autoplay }),
    ...(isCaptionsChoice(captions) && { captions }),
    ...(isBoolean(history_paused) && { history_paused }),
  },
  failures: [
    ['categories', categories === undefined || areSlugs(categories, CATEGORIES_MAX)] as const,
    ['shows', shows === undefined || areSlugs(shows, FOLLOWED_SHOWS_MAX)] as const,
    ['autoplay', autoplay === undefined || isBoolean(autoplay)] as const,
    ['captions', captions === undefined || isCaptionsChoice(captions)] as const,
    ['history_paused', history_paused === undefined || isBoolean(history_paused)] as const,
  ].flatMap(([field, holds]) => (holds ? [] : [{ field, code: 'BAD_USER_INPUT' }])),
});

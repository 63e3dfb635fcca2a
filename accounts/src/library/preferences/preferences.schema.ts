import { Type } from 'typebox';

import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '@sahra/schemas/identity';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';

/** Languages of captions, or `off`. */
export const CAPTIONS_CHOICES = ['en', 'ar', 'off'] as const;

export type CaptionsChoice = (typeof CAPTIONS_CHOICES)[number];

/** Maximum of chosen channels: more than exist, but the row stays small. */
export const CATEGORIES_MAX = 50;

/** Maximum of followed shows. */
export const FOLLOWED_SHOWS_MAX = 200;

const SlugSchema = Type.String({ pattern: SLUG_PATTERN.source, maxLength: SLUG_MAX_LENGTH });

/** Preferences of a viewer. */
export const PreferencesSchema = Type.Object(
  {
    categories: Type.Array(SlugSchema, {
      maxItems: CATEGORIES_MAX,
      description: 'Slugs of the channels the home page shows first, in that order; empty: no choice.',
    }),
    shows: Type.Array(SlugSchema, {
      maxItems: FOLLOWED_SHOWS_MAX,
      description: 'Slugs of the shows that the viewer follows, in the order in which they were saved.',
    }),
    autoplay: Type.Boolean({ description: 'Whether the next video begins by itself; true unless chosen.' }),
    captions: nullable(
      Type.Enum(CAPTIONS_CHOICES),
      'Language in which captions are switched on, or `off`; null: not chosen, then the player decides.',
    ),
    history_paused: Type.Boolean({ description: 'While true nothing that is watched is remembered.' }),
  },
  { $id: 'Preferences', description: 'What the viewer has chosen.' },
);

const COMMON = { tags: ['watching'], security: [{ bearer: [] }] };
const answer = (description: string) =>
  Type.Object({ data: componentRef(PreferencesSchema) }, { description });

export const PREFERENCES_SCHEMA = {
  ...COMMON,
  operationId: 'preferences',
  summary: 'What the viewer has chosen',
  description: 'A viewer who has chosen nothing gets what everybody begins with.',
  headers: LocalizationHeaders,
  response: { 200: answer('Their choices; the first ones are everybody’s.'), ...errorResponses([401]) },
};

export const SAVE_PREFERENCES_SCHEMA = {
  ...COMMON,
  operationId: 'savePreferences',
  summary: 'Change some choices',
  description:
    'Fields that are left out stay as they are. Sent twice it is once: no key is needed. Refusal of a value that cannot be: BAD_USER_INPUT, by field; whether a channel or show exists is asked of the cms by the gateway.',
  headers: LocalizationHeaders,
  body: Type.Partial(PreferencesSchema),
  response: { 200: answer('Their choices now.'), ...errorResponses([400, 401, 413, 415, 422]) },
};

import { LOCALES } from '@sahra/schemas/constants';
import { FILM_CODES_MAX, FILM_FAILURES, FILM_STATES, FRAME_RATES } from '@sahra/schemas/film';

import { CAPTION_FACTS, FACTS } from './film-facts.schema';
import { LOST_SOUND, SOUND, SOUNDS_BODY } from './sound.schema';

const TEXT = { type: 'string' } as const;

/** Descriptions of routes for the OpenAPI document; `response` also fixes the fields that are sent. */
const REST_ERROR = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { ...TEXT, description: 'What is wrong, for programs.' },
    message: { ...TEXT, description: 'Text to show, in the language of `X-localization`.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: TEXT },
      description: 'Texts by field.',
    },
  },
} as const;

const LANGUAGES = { type: 'array', items: { type: 'string', enum: [...LOCALES] } } as const;

const REPORT = {
  type: 'object',
  required: [
    ...['code', 'state', 'progress', 'reason', 'playable', 'retryable', 'seconds', 'height', 'audio'],
    ...['sounds', 'lostSounds', 'captions', 'nextCaptions', 'posters'],
  ],
  properties: {
    code: { ...TEXT, description: 'Code of the video.' },
    state: { type: 'string', enum: [...FILM_STATES], description: 'What is known of the newest file.' },
    progress: { type: 'number', description: 'Part of the upload or of the processing, from 0 to 1.' },
    reason: {
      type: ['string', 'null'],
      enum: [...FILM_FAILURES, null],
      description: 'Set only when `state` is `failed`.',
    },
    playable: { type: 'boolean', description: 'Whether a film plays now.' },
    retryable: { type: 'boolean', description: 'Whether the same file can be processed again.' },
    seconds: { type: ['number', 'null'], description: 'Length of the film that plays.' },
    height: { type: ['integer', 'null'], description: 'Short side of its largest picture, in pixels.' },
    audio: { type: 'boolean', description: 'Whether the sound alone can be played.' },
    sounds: {
      type: 'array',
      items: SOUND,
      description:
        'Sounds of the film that plays, in their order; empty for one sound in stereo, and for none.',
    },
    lostSounds: {
      type: 'array',
      items: LOST_SOUND,
      description: 'Other sounds of its file, which viewers do not hear.',
    },
    captions: { ...LANGUAGES, description: 'Languages with captions of the film that plays.' },
    nextCaptions: {
      ...LANGUAGES,
      type: ['array', 'null'],
      description: 'The same of the film that is being uploaded or made; null when none is.',
    },
    posters: { type: 'integer', description: 'Number of poster candidates.' },
    waiting: {
      type: 'boolean',
      description:
        'Set only when `state` is `processing`: the film waits for its turn while others are processed.',
    },
  },
} as const;

const REPORT_WITH_FACTS = {
  ...REPORT,
  properties: { ...REPORT.properties, facts: FACTS, captionFacts: CAPTION_FACTS },
} as const;

const ofData = (data: object, description: string): object => ({
  description,
  type: 'object',
  required: ['data'],
  properties: { data },
});

/** Returns the error responses of a route, by status. */
export const refusals = (reasons: Readonly<Record<number, string>>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(reasons).map(([status, description]) => [status, { ...REST_ERROR, description }]),
  );

export const FORBIDDEN = 'The bearer is missing, has expired or is of another video: FORBIDDEN.';
type Security = Record<string, string[]>[];
export const FILM_TOKEN: Security = [{ filmToken: [] }];
const GATEWAY: Security = [{ gateway: [] }];

export const FILM_STATE_SCHEMA = {
  tags: ['films'],
  operationId: 'film',
  summary: 'State of one video’s film.',
  description:
    'Never cached. A video without a film has the state `none`, whether or not there is such a video.',
  security: [...FILM_TOKEN, ...GATEWAY],
  response: {
    200: ofData(REPORT_WITH_FACTS, 'The state.'),
    ...refusals({ 403: FORBIDDEN, 404: 'This is no code: NOT_FOUND.' }),
  },
};

export const FILM_STATES_SCHEMA = {
  tags: ['films'],
  operationId: 'films',
  summary: 'States of many films.',
  description: `Query \`codes\`: at most ${FILM_CODES_MAX} codes with commas between them. The states are in their order.`,
  security: GATEWAY,
  response: {
    200: ofData({ type: 'array', items: REPORT }, 'The states.'),
    ...refusals({ 403: 'Not a gateway: FORBIDDEN.', 404: 'Something is no code: NOT_FOUND.' }),
  },
};

const NO_CAPTIONS = 'No film, or another language than `en` and `ar`: NOT_FOUND.';

export const PUT_CAPTIONS_SCHEMA = {
  tags: ['films'],
  operationId: 'putCaptions',
  summary: 'Captions of a film in one language.',
  description:
    'The body is a file of captions of at most 1 MB: SRT, WebVTT, SBV, ASS, SSA, MicroDVD, TTML, LRC, SAMI, SCC or EBU STL, in any usual encoding. It belongs to the film that is being uploaded or made, else to the one that plays, and replaces what was there.',
  security: FILM_TOKEN,
  querystring: {
    type: 'object',
    properties: {
      offset: {
        type: 'number',
        description: 'Seconds by which all captions are moved; 0 keeps their times.',
      },
      frameRate: {
        type: 'number',
        enum: [...FRAME_RATES],
        description: 'Frames of a second, for a file that counts frames and does not say it.',
      },
      inner: {
        type: 'integer',
        minimum: 0,
        description:
          'Captions inside the film’s file instead of a body, as `facts.innerCaptions` numbers them.',
      },
    },
  },
  response: {
    200: {
      description: 'The state of the film, and what to look at.',
      type: 'object',
      required: ['data', 'warnings'],
      properties: {
        data: REPORT,
        warnings: {
          type: 'array',
          items: TEXT,
          description: 'Sentences about what was changed or left out, in the language of `X-localization`.',
        },
      },
    },
    ...refusals({ 403: FORBIDDEN, 404: NO_CAPTIONS }),
    422: {
      ...REST_ERROR,
      description: 'CAPTIONS_INVALID, with a text for each problem at `captions`.',
      properties: {
        ...REST_ERROR.properties,
        asks: {
          type: 'object',
          description: 'Parameters of the query with which the file would be taken.',
          properties: {
            offset: { type: 'number', description: 'Seconds.' },
            frameRate: { type: 'array', items: { type: 'number' }, description: 'To choose from.' },
          },
        },
      },
    },
  },
};

export const GET_CAPTIONS_SCHEMA = {
  tags: ['films'],
  operationId: 'captions',
  summary: 'Captions of a film in one language, as a WebVTT file.',
  description: 'Of the film that is being uploaded or made, else of the one that plays. Never cached.',
  security: FILM_TOKEN,
  response: refusals({ 403: FORBIDDEN, 404: `${NO_CAPTIONS} Or it has no captions in it.` }),
};

export const REMOVE_CAPTIONS_SCHEMA = {
  tags: ['films'],
  operationId: 'removeCaptions',
  summary: 'Removes the captions of a film in one language.',
  description: 'From the film that is being uploaded or made, else from the one that plays.',
  security: FILM_TOKEN,
  response: {
    200: ofData(REPORT, 'The state of the film.'),
    ...refusals({ 403: FORBIDDEN, 404: NO_CAPTIONS }),
  },
};

export const PUT_SOUNDS_SCHEMA = {
  tags: ['films'],
  operationId: 'putSounds',
  summary: 'Languages, kinds, names and order of the sounds of the film that plays.',
  description:
    'The first programme is heard when a viewer has chosen none. Players that are open keep what they have read.',
  security: FILM_TOKEN,
  body: SOUNDS_BODY,
  response: {
    200: ofData(REPORT, 'The state of the film.'),
    ...refusals({
      403: FORBIDDEN,
      404: 'No film with sounds to choose from: NOT_FOUND.',
      400: 'A language, kind or name is not possible: BAD_USER_INPUT.',
      409: 'These are not the sounds of the film: SOUNDS_CHANGED.',
    }),
  },
};

export const POSTER_SCHEMA = {
  tags: ['films'],
  operationId: 'poster',
  summary: 'A poster candidate of the film that plays, as a JPEG.',
  description: 'The files are `1.jpg`, `2.jpg` and `3.jpg`. Never cached.',
  security: FILM_TOKEN,
  response: refusals({ 403: FORBIDDEN, 404: 'No such picture: NOT_FOUND.' }),
};

export const FRAME_SCHEMA = {
  tags: ['films'],
  operationId: 'frame',
  summary: 'A frame of the film that captions belong to, as a JPEG.',
  description: 'The file is the time in milliseconds, such as `1500.jpg`. Never cached.',
  security: FILM_TOKEN,
  response: refusals({ 403: FORBIDDEN, 404: 'There is no frame, or not yet: NOT_FOUND.' }),
};

export const RETRY_SCHEMA = {
  tags: ['films'],
  operationId: 'retryFilm',
  summary: 'Processes a failed film again.',
  description: 'From the file that is kept.',
  security: FILM_TOKEN,
  response: {
    202: ofData(REPORT, 'The state of the film.'),
    ...refusals({ 403: FORBIDDEN, 409: 'NOTHING_TO_RETRY.' }),
  },
};

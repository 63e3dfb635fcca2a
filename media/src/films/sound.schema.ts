import {
  LANGUAGE_PATTERN,
  SOUND_KINDS,
  SOUND_LOSSES,
  SOUND_TITLE_MAX,
  SOUNDS_MAX,
} from '@sahra/schemas/film';

const TEXT = { type: 'string' } as const;
const LANGUAGE = { type: ['string', 'null'], description: 'As BCP 47 writes it; null when it is not known.' };
const SOUND_WORDS = {
  id: { type: 'integer', description: 'Number of the sound in its film, whatever their order.' },
  language: LANGUAGE,
  kind: { type: 'string', enum: [...SOUND_KINDS], description: 'What it is.' },
  title: {
    type: ['string', 'null'],
    description: 'Name that an editor gave; null for the one that follows from language and kind.',
  },
} as const;

/** A sound of a film. */
export const SOUND = {
  type: 'object',
  required: ['id', 'language', 'kind', 'title', 'name', 'channels'],
  properties: {
    ...SOUND_WORDS,
    name: { ...TEXT, description: 'Name in playlists, unlike those of the other sounds of the film.' },
    channels: { type: 'integer', description: 'Most channels in which it can be heard: 2, or 6 for 5.1.' },
  },
} as const;

/** A sound of a file that is not in its film. */
export const LOST_SOUND = {
  type: 'object',
  required: ['language', 'codec', 'reason'],
  properties: {
    language: LANGUAGE,
    codec: { ...TEXT, description: 'How it is coded.' },
    reason: { type: 'string', enum: [...SOUND_LOSSES], description: 'Why it is left out.' },
  },
} as const;

/** What an editor says of the sounds of a film. */
export const SOUNDS_BODY = {
  type: 'array',
  description: 'All sounds of the film, each once, in their new order.',
  maxItems: SOUNDS_MAX,
  items: {
    type: 'object',
    required: ['id', 'language', 'kind', 'title'],
    additionalProperties: false,
    properties: {
      ...SOUND_WORDS,
      language: { ...LANGUAGE, pattern: LANGUAGE_PATTERN.source },
      title: { ...SOUND_WORDS.title, minLength: 1, maxLength: SOUND_TITLE_MAX, pattern: '^[^\\p{Cc}]+$' },
    },
  },
} as const;

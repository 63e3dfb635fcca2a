import { LOCALES } from '@sahra/schemas/constants';
import { FILM_CHANGES, FILM_COLOURS, INNER_REFUSALS } from '@sahra/schemas/film-facts';

const TEXT = { type: 'string' } as const;
const MAYBE_TEXT = { type: ['string', 'null'] } as const;
const LANGUAGE = { type: 'string', enum: [...LOCALES] } as const;

/** Returns the schema of an object that has all of these properties. */
const whole = <Properties extends object>(properties: Properties) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const listOf = <Item extends object>(items: Item, description: string) => ({
  type: 'array',
  items,
  description,
});

const SOUND = whole({
  language: { ...MAYBE_TEXT, description: 'Language tag of the file.' },
  title: MAYBE_TEXT,
  channels: { type: 'integer' },
});

const INNER = whole({
  inner: { type: 'integer', description: 'Number of their stream in the file.' },
  tag: { ...MAYBE_TEXT, description: 'Language tag of the file.' },
  title: MAYBE_TEXT,
  format: { ...TEXT, description: 'Name that ffmpeg has for their format.' },
  language: {
    type: ['string', 'null'],
    enum: [...LOCALES, null],
    description: 'Language as which they can be taken; null when they cannot.',
  },
  isDoubtful: { type: 'boolean', description: 'Whether they are taken only when an editor asks.' },
  refusal: {
    type: ['string', 'null'],
    enum: [...INNER_REFUSALS, null],
    description: 'Why they cannot be taken.',
  },
  count: { type: 'integer', description: 'Number of captions.' },
});

/** Facts of a film, for the OpenAPI document; they also fix the fields that are sent. */
export const FACTS = {
  ...whole({
    seconds: { type: 'number' },
    width: { type: 'integer', description: 'Of the picture as it is shown; 0 without one.' },
    height: { type: 'integer' },
    framesPerSecond: { type: 'number', description: 'Pictures of a second in the file.' },
    colour: { type: 'string', enum: [...FILM_COLOURS] },
    sounds: listOf(SOUND, 'Sounds of the file.'),
    innerCaptions: listOf(INNER, 'Captions inside the file.'),
    changes: listOf({ type: 'string', enum: [...FILM_CHANGES] }, 'What was changed.'),
  }),
  description:
    'What is known of the file of the film that captions belong to. Absent for films of the seeds and older ones.',
} as const;

const SHOWN = whole({
  seconds: { type: 'number', description: 'Second of the film at which it begins.' },
  lines: { type: 'array', items: TEXT },
  isTop: { type: 'boolean' },
});

const CAPTIONS = whole({
  language: LANGUAGE,
  count: { type: 'integer' },
  first: SHOWN,
  last: SHOWN,
  inner: { type: ['integer', 'null'], description: 'Stream of the file from which they were taken.' },
  notes: listOf(whole({ en: TEXT, ar: TEXT }), 'What was changed or should be looked at.'),
});

/** Facts of the captions of a film, likewise. */
export const CAPTION_FACTS = listOf(
  CAPTIONS,
  'Facts of the captions of that film, as far as they are known.',
);

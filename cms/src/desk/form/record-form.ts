import type { Locale } from '@sahra/schemas/constants';

/**
 * Control of a field. `text` is one line, `paragraph` several, `rich` Markdown, `instant` a date with a time;
 * `record` and `records` choose other records of the desk, `parts` repeats a group of fields.
 */
export const FIELD_KINDS = [
  'text',
  'paragraph',
  'rich',
  'number',
  'switch',
  'choice',
  'date',
  'instant',
  'picture',
  'record',
  'records',
  'parts',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Maximum number of visible characters, and why; `why` is null where only the database sets it. */
export interface FieldLimit {
  max: Record<Locale, number>;
  why: string | null;
}

/**
 * How a text names a page of the site: by its path, by its path or, for a video, its code, or by the code of its
 * meta-tags.
 */
export type AddressKind = 'path' | 'codeOrPath' | 'metaCode';

/** Field of a record. All texts are in the editor's language. */
export interface FormField {
  name: string;
  kind: FieldKind;
  label: string;
  help: string | null;
  required: boolean;
  /** The value cannot change after the record has been created. */
  fixed: boolean;
  limit: FieldLimit | null;
  /** Number of UTF-16 units that can be stored, also in a draft; left out where there is no limit. */
  storedMax?: number;
  /** Regular expression that a text must match before it goes live; left out where any text does. */
  pattern?: string;
  /** Least and greatest number, or number of parts. */
  range: { min: number | null; max: number | null } | null;
  choices: { value: string; label: string }[];
  /** Type of the records that are chosen; null for other kinds. */
  target: string | null;
  /** How the text names a page, which can then be searched for; left out where it names none. */
  address?: AddressKind;
  /** Fields of each part; null for other kinds. */
  parts: FormField[] | null;
  /** Picture that this text describes, by its field of the facts (or of the words, where they hold the picture). */
  describes: string | null;
  /** Width divided by height that the picture should have; null where any is right. */
  ratio: number | null;
  /** What a new record begins with. */
  initial: unknown;
}

/** Fields of a type, in the order of the screen. */
export interface RecordForm {
  facts: FormField[];
  words: FormField[];
}

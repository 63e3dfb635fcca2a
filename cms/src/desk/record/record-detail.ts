import type { Locale } from '@sahra/schemas/constants';

import type { DeskRecord, LanguageState, TwoTitles } from '../desk-record';
import type { RecordForm } from '../form/record-form';

/** Values by field. Dates are ISO 8601 in UTC; a picture is a {@link PictureValue}, a chosen record a {@link RecordValue}. */
export type FieldValues = Readonly<Record<string, unknown>>;

export interface PictureValue {
  id: number;
  /** Address of a small and of the whole picture, on the desk's origin. */
  small: string;
  url: string;
  width: number;
  height: number;
  name: string;
  /** Point that stays in view when the picture is cropped, in per cent from the left and the top; null for the middle. */
  focalPoint: { x: number; y: number } | null;
}

export interface RecordValue {
  type: string;
  documentId: string;
  titles: TwoTitles;
  picture: string | null;
}

/** Sentence about a field in the editor's language. `path` is empty for the whole record. */
export interface RecordCheck {
  /** Language of the words; null for the facts. */
  language: Locale | null;
  path: string[];
  sentence: string;
  /** `refused`: cannot be published like this. `told`: may be meant. */
  level: 'refused' | 'told';
  /** Text of the field with the fault repaired; null where only the editor knows. */
  repair: string | null;
}

/** Piece of a text that was compared word by word. */
export interface WordChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** What changed in a field of the other language since this one was published. */
export interface SourceChange {
  field: string;
  label: string;
  words: WordChange[];
}

/** One language of a record. */
export interface LanguageDetail {
  state: LanguageState;
  /** Values of the draft. */
  values: FieldValues;
  /** Sent back with a save, so that nothing is overwritten silently. */
  version: string;
  changedAt: string;
  /** Name of the editor who changed it last; null for seeds and programs. */
  changedBy: string | null;
  publishedAt: string | null;
  /**
   * What changed in the other language since this one was published, also while its new text is a draft. Empty where
   * the former text was not kept; null where nothing changed.
   */
  sourceChanges: SourceChange[] | null;
  may: { write: boolean; publish: boolean };
}

/** Title and description that editors wrote of a page for search and sharing, in a record of their own. */
export interface WrittenHead {
  /** Key by which the site finds them. */
  code: string;
  /** null where there is no such record yet. */
  documentId: string | null;
  /** What the site reads in each language; null where nothing is published. */
  live: Record<Locale, { title: string; description: string } | null>;
  /** Address of a small picture. */
  picture: string | null;
}

/** What the head of a record's page says from outside the record: for its search result and its share card. */
export interface HeadSource {
  brand: Record<Locale, string>;
  tagline: Record<Locale, string>;
  /** null where a page has no title of its own for search: that of a video or a programme. */
  written: WrittenHead | null;
  /** Description of the chosen video of a programme. */
  videoDescription: TwoTitles;
  /** What is published of the page that a meta-tags record names; null where no record is behind it. */
  page: { type: string; facts: FieldValues; words: Record<Locale, FieldValues> } | null;
}

/** Everything that the screen of a record shows. */
export interface RecordDetail {
  record: DeskRecord;
  form: RecordForm;
  /** null for types without facts. */
  facts: { values: FieldValues; version: string; may: { write: boolean; delete: boolean } } | null;
  /** null for types without words. */
  words: Record<Locale, LanguageDetail> | null;
  checks: RecordCheck[];
  /** Path of the public page in each language, e.g. `/en/watch/k7m2x9qd`; null where the record has no page. */
  addresses: Record<Locale, string> | null;
  /** null where the record has no page. */
  head: HeadSource | null;
  /** Address of the public site, without a slash at the end. */
  siteUrl: string;
}

/** Form of a record that does not exist yet: `GET /desk/record/new`. Each field begins with its `initial`. */
export interface NewRecord {
  type: string;
  form: RecordForm;
  /** Facts that it begins with because of where it is created, e.g. the show of a new episode; empty elsewhere. */
  preset: FieldValues;
}

/** Body of `POST /desk/record`: values as in {@link RecordSave}. */
export interface RecordCreate {
  type: string;
  facts?: FieldValues;
  words?: Partial<Record<Locale, FieldValues>>;
}

/** Fields that another editor has saved in the meantime: response 409 to a save. */
export interface SaveConflict {
  /** Language of the words; null for the facts. */
  language: Locale | null;
  /** Name of the field, or id of the picture whose focal point it is. */
  field: string;
  isFocalPoint: boolean;
  /** Value that the other editor saved. */
  theirs: unknown;
  /** Name of the other editor; null where it is not known. */
  by: string | null;
}

/** Body of `PUT /desk/record`: only changed fields. A record is chosen by `{ type, documentId }`, a picture by `{ id }`. */
export interface RecordSave {
  type: string;
  documentId: string;
  facts?: { version: string; values: FieldValues };
  words?: Partial<Record<Locale, { version: string; values: FieldValues }>>;
  /** Focal points that changed, by id of the picture, and what they were; null for the middle. */
  focalPoints?: { id: number; x: number; y: number; was: { x: number; y: number } | null }[];
}

/** Version of a language or of the facts (`language` null) that was kept. */
export interface HistoryEntry {
  id: string;
  language: Locale | null;
  at: string;
  by: string | null;
  act: 'saved' | 'published' | 'unpublished' | 'restored';
  /** Fields that changed against the version before, with their differences. */
  changes: { field: string; label: string; words: WordChange[] }[];
  /** Labels of the fields whose picture does not exist any more. */
  deletedPictures: string[];
}

/** Records that depend on a record, by type; deleting tells of them. */
export interface UsedIn {
  type: string;
  total: number;
  /** At most 20. */
  records: RecordValue[];
}

/** Measured publication: whether the public page shows what was published. */
export interface LiveReport {
  live: boolean;
  /** Milliseconds from the publish to the first response that shows it; null while it does not. */
  afterMs: number | null;
}

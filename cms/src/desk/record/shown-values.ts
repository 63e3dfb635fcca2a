import { ownValue } from '@sahra/schemas/own-value';

import { isValues } from '../../checks/record-parts';
import type { Database } from '../../rest/database';
import type { DeskRecord } from '../desk-record';
import { deskTypeOf } from '../desk-types';
import type { FormField } from '../form/record-form';
import { recordsPage } from '../records.query';
import { smallPicture, type StoredPicture } from '../small-picture';
import type { FieldValues, PictureValue, RecordValue } from './record-detail';

/** Pictures and records that values name, by id and by document id. */
export interface Named {
  pictures: ReadonlyMap<number, PictureValue>;
  records: ReadonlyMap<string, DeskRecord>;
}

/** Identity of the records and pictures in values. */
interface Names {
  pictures: number[];
  records: { type: string; documentId: string }[];
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  (Array.isArray(value) ? value : [value]).filter(isValues);

const namesIn = (fields: readonly FormField[], values: FieldValues): Names =>
  fields.reduce<Names>(
    (names, field) => {
      const parts = partsOf(ownValue(values, field.name));
      const inside = parts.map((part) => {
        if (field.kind === 'parts') return namesIn(field.parts ?? [], part);
        const { id, type, documentId } = part;
        return {
          pictures: field.kind === 'picture' && typeof id === 'number' ? [id] : [],
          records: typeof type === 'string' && typeof documentId === 'string' ? [{ type, documentId }] : [],
        };
      });
      return {
        pictures: [...names.pictures, ...inside.flatMap(({ pictures }) => pictures)],
        records: [...names.records, ...inside.flatMap(({ records }) => records)],
      };
    },
    { pictures: [], records: [] },
  );

interface PictureRow extends StoredPicture {
  id: number;
  height: number | null;
  file_name: string;
  focus: { x: number; y: number } | null;
}

/** As one JSON value: columns of type jsonb arrive as text. */
const PICTURES = `SELECT to_json(p) AS picture FROM (
  SELECT id, url, mime, width, height, formats, file_name, focus FROM content.pictures WHERE id = ANY($1::int[])) p`;

const pictureOf = (row: PictureRow): PictureValue => ({
  id: row.id,
  small: smallPicture(row) ?? row.url,
  url: row.url,
  width: row.width ?? 0,
  height: row.height ?? 0,
  name: row.file_name,
  focalPoint: row.focus,
});

/** Reads records of several types by document id; those that do not exist are left out. */
export const readRecords = async (
  database: Database,
  records: readonly { type: string; documentId: string }[],
): Promise<Map<string, DeskRecord>> => {
  const types = [...new Set(records.map(({ type }) => type))].flatMap((type) => deskTypeOf(type) ?? []);
  const found = [...new Set(records.map(({ documentId }) => documentId))];
  if (types.length === 0) return new Map();
  const page = await recordsPage(database, {
    ...{ types, found, state: null, language: null, channel: null, kind: null },
    ...{ order: 'type', page: 1, size: found.length },
  });
  return new Map(page.records.map((record) => [record.documentId, record]));
};

/** Reads the pictures and records that values name, with `also`, in two statements. */
export const readNamed = async (
  database: Database,
  all: readonly (readonly [readonly FormField[], FieldValues])[],
  also: readonly { type: string; documentId: string }[] = [],
): Promise<Named> => {
  const names = all.map(([fields, values]) => namesIn(fields, values));
  const ids = [...new Set(names.flatMap(({ pictures }) => pictures))];
  const [rows, records] = await Promise.all([
    ids.length === 0 ? [] : database.rows<{ picture: PictureRow }>(PICTURES, [ids]),
    readRecords(database, [...also, ...names.flatMap(({ records: named }) => named)]),
  ]);
  return { pictures: new Map(rows.map(({ picture }) => [picture.id, pictureOf(picture)])), records };
};

/** A record as a chosen value. */
export const recordValue = ({ type, documentId, titles, picture }: DeskRecord): RecordValue => ({
  type,
  documentId,
  titles,
  picture,
});

const shownRecord = ({ records }: Named, value: unknown): RecordValue | null => {
  const id = isValues(value) ? value['documentId'] : null;
  const record = typeof id === 'string' ? records.get(id) : undefined;
  return record ? recordValue(record) : null;
};

const shownValue = (named: Named, field: FormField, value: unknown): unknown => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  switch (field.kind) {
    case 'picture': {
      const id = isValues(value) ? value['id'] : null;
      return (typeof id === 'number' ? named.pictures.get(id) : null) ?? null;
    }
    case 'record':
      return shownRecord(named, value);
    case 'records':
      return list.flatMap((each) => shownRecord(named, each) ?? []);
    case 'parts':
      return list.filter(isValues).map((part) => shownValues(named, field.parts ?? [], part));
    default:
      return value;
  }
};

/** Returns canonical values with the titles and pictures that a screen shows. */
export const shownValues = (named: Named, fields: readonly FormField[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    fields.map((field) => [field.name, shownValue(named, field, ownValue(values, field.name))]),
  );

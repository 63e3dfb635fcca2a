import { LOCALES, type Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import { isValues } from '../../checks/record-parts';
import { fillPlaceholders } from '../../placeholders/fill-placeholders';
import type { Database } from '../../rest/database';
import type { DeskRecord, TwoTitles } from '../desk-record';
import { deskTypeOf } from '../desk-types';
import { readForm } from '../form/read-form';
import type { NamedPage } from './named-page';
import { metaCodeOf } from './public-address';
import type { FieldValues, HeadSource, WrittenHead } from './record-detail';
import { readNamed, readRecords, shownValues } from './shown-values';
import { readStoredRecord } from './stored-record';

const SETTINGS = 'SELECT locale, brand, tagline FROM content.settings WHERE NOT is_draft';
const WRITTEN_RECORD = 'SELECT document FROM content.meta_tags WHERE code = $1';
const WRITTEN = `SELECT locale, title, description FROM content.meta_tag_texts WHERE document = $1 AND NOT is_draft`;
const VIDEO = `SELECT locale, description FROM content.video_texts WHERE document = $1 AND NOT is_draft`;

type InLocale<Row> = Row & { locale: Locale };

const byLocale = <Row, Of>(rows: readonly InLocale<Row>[], of: (row: Row | undefined) => Of) => {
  const [en, ar] = LOCALES.map((locale) => rows.find((row) => row.locale === locale));
  return { en: of(en), ar: of(ar) };
};

/** The brand falls back to the other language, as it does on the site. */
const readBrand = async (database: Database): Promise<Pick<HeadSource, 'brand' | 'tagline'>> => {
  const rows = await database.rows<InLocale<{ brand: string; tagline: string }>>(SETTINGS, []);
  const [any] = rows;
  return {
    brand: byLocale(rows, (row) => (row ?? any)?.brand ?? ''),
    tagline: byLocale(rows, (row) => (row ?? any)?.tagline ?? ''),
  };
};

/** Titles for search have no fall-back: a language without its own has the page's title. */
const readWritten = async (database: Database, code: string): Promise<WrittenHead> => {
  const [found] = await database.rows<{ document: string }>(WRITTEN_RECORD, [code]);
  if (!found) return { code, documentId: null, live: { en: null, ar: null }, picture: null };
  const { document } = found;
  const [rows, records] = await Promise.all([
    database.rows<InLocale<{ title: string; description: string }>>(WRITTEN, [document]),
    readRecords(database, [{ type: 'meta-tags', documentId: document }]),
  ]);
  const live = byLocale(rows, (row) => row ?? null);
  const filled = (locale: Locale): WrittenHead['live'][Locale] =>
    live[locale] && {
      title: fillPlaceholders(live[locale].title, locale),
      description: fillPlaceholders(live[locale].description, locale),
    };
  const picture = records.get(document)?.picture ?? null;
  return { code, documentId: document, live: { en: filled('en'), ar: filled('ar') }, picture };
};

const readVideoDescription = async (database: Database, video: unknown): Promise<TwoTitles> => {
  const documentId = isValues(video) ? video['documentId'] : null;
  if (typeof documentId !== 'string') return { en: null, ar: null };
  const rows = await database.rows<InLocale<{ description: string }>>(VIDEO, [documentId]);
  const [any] = rows;
  return byLocale(rows, (row) => (row ?? any)?.description ?? null);
};

/** Reads what is published of the record behind a page. */
const readPage = async (
  { strapi, database }: { strapi: Core.Strapi; database: Database },
  { type: name, documentId }: DeskRecord,
): Promise<HeadSource['page']> => {
  const type = deskTypeOf(name);
  if (!type) return null;
  const form = readForm(strapi, type, 'en');
  const stored = await readStoredRecord(strapi, type, documentId, form);
  if (!stored) return null;
  const facts = stored.facts?.values ?? {};
  const wordsIn = (locale: Locale): FieldValues => stored.words[locale].published?.values ?? {};
  const named = await readNamed(database, [
    [form.facts, facts],
    [form.words, wordsIn('en')],
    [form.words, wordsIn('ar')],
  ]);
  const [en = {}, ar = {}] = LOCALES.map((locale) => shownValues(named, form.words, wordsIn(locale)));
  return { type: name, facts: shownValues(named, form.facts, facts), words: { en, ar } };
};

/**
 * Reads what the head of a record's page says from outside the record. `named` is the page that a meta-tags record
 * names; null for other records. All of it is on the public site.
 */
export const readHead = async (
  source: { strapi: Core.Strapi; database: Database },
  { record, facts, named }: { record: DeskRecord; facts: FieldValues; named: NamedPage | null },
): Promise<HeadSource> => {
  const { database } = source;
  const code = metaCodeOf(record);
  const [settings, written, videoDescription, page] = await Promise.all([
    readBrand(database),
    code === null ? null : readWritten(database, code),
    readVideoDescription(database, record.type === 'schedule-entry' ? facts['video'] : null),
    named?.record ? readPage(source, named.record) : null,
  ]);
  return { ...settings, written, videoDescription, page };
};

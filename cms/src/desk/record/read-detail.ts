import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import type { Database } from '../../rest/database';
import type { DeskType } from '../desk-types';
import { READ_OUTDATED } from '../outdated.sql';
import { readForm } from '../form/read-form';
import type { RecordForm } from '../form/record-form';
import { canonicalValues, versionOf } from './canonical-values';
import { readPlace } from './named-page';
import { isPart } from './public-address';
import { readChecks } from './read-checks';
import { readHead } from './read-head';
import type { LanguageDetail, RecordDetail, SourceChange } from './record-detail';
import { readSourceChanges } from './source-changes';
import type { RecordRights } from './record-rights';
import { readNamed, shownValues, type Named } from './shown-values';
import { readStoredRecord, type StoredRecord } from './stored-record';

/** What the screen of a record is read with. */
export interface DetailSource {
  strapi: Core.Strapi;
  database: Database;
  /** Address of the public site, without a slash at the end. */
  siteUrl: string;
  /** Address at which this service reaches the site. */
  siteOrigin: string;
}

interface Asked {
  type: DeskType;
  documentId: string;
  /** Language of the editor. */
  editor: Locale;
  rights: RecordRights;
}

const languageDetail = (
  form: RecordForm,
  { record, stored, named }: { record: RecordDetail['record']; stored: StoredRecord; named: Named },
  language: Locale,
  { rights, sourceChanges }: { rights: RecordRights; sourceChanges: SourceChange[] | null },
): LanguageDetail => {
  const { draft, published } = stored.words[language];
  const values = draft?.values ?? canonicalValues(form.words, {});
  const { write, publish } = rights.words[language];
  return {
    state: record.states[language] ?? 'missing',
    values: shownValues(named, form.words, values),
    version: versionOf(values),
    changedAt: draft?.changedAt ?? record.changedAt,
    changedBy: draft?.changedBy ?? null,
    publishedAt: published?.publishedAt ?? null,
    sourceChanges,
    may: { write, publish },
  };
};

/** Reads all that the screen of a record shows; null when there is no such record. */
export const readDetail = async (
  { strapi, database, siteUrl }: DetailSource,
  { type, documentId, editor, rights }: Asked,
): Promise<RecordDetail | null> => {
  const form = readForm(strapi, type, editor);
  const stored = await readStoredRecord(strapi, type, documentId, form);
  if (!stored) return null;
  const { facts, words } = stored;
  const named = await readNamed(
    database,
    [
      [form.facts, facts?.values ?? {}],
      [form.words, words.en.draft?.values ?? {}],
      [form.words, words.ar.draft?.values ?? {}],
    ],
    [{ type: type.type, documentId }],
  );
  const record = named.records.get(documentId);
  if (!record) return null;
  const outdated = await database.rows<{ locale: string }>(READ_OUTDATED, [type.words, documentId]);
  const ofLanguage = async (language: Locale): Promise<LanguageDetail> => {
    const source = { database, form, stored, editor };
    const sourceChanges = outdated.some(({ locale }) => locale === language)
      ? await readSourceChanges(source, type, documentId, language)
      : null;
    return languageDetail(form, { record, stored, named }, language, { rights, sourceChanges });
  };
  const shownFacts = shownValues(named, form.facts, facts?.values ?? {});
  const { addresses, page } = await readPlace(strapi, database, record);
  return {
    record,
    form,
    facts: facts && {
      values: shownFacts,
      version: versionOf(facts.values),
      may: { write: rights.facts.write, delete: rights.facts.delete },
    },
    words: type.words === null ? null : { en: await ofLanguage('en'), ar: await ofLanguage('ar') },
    checks: await readChecks({ strapi, database }, type, { form, record, stored, named, editor }),
    addresses,
    head:
      addresses === null || isPart(record)
        ? null
        : await readHead({ strapi, database }, { record, facts: shownFacts, named: page }),
    siteUrl,
  };
};

import { DEFAULT_LOCALE, type Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import type { LocalizedMessage } from '../../checks/localized-message';
import { isValues } from '../../checks/record-parts';
import type { Database } from '../../rest/database';
import { titlesSql } from '../columns.sql';
import type { TwoTitles } from '../desk-record';
import type { FieldValues } from './record-detail';
import type { ToldCheck } from './told-checks';

/** SQL: channel of the show with the document `$1`. */
const CHANNEL_OF_SHOW = `
  SELECT c.document, ${titlesSql('channel_texts', 'name', 'c.document', 'drafts')} AS titles
  FROM content.shows s JOIN content.shows_channel l ON l.show_id = s.id
  JOIN content.channels c ON c.id = l.channel_id WHERE s.document = $1`;

/** SQL: another entry than `$2` of the channel `$1` that is on between `$3` and `$4`. */
const OVERLAPPING = `
  SELECT e.document, ${titlesSql('schedule_entry_texts', 'title', 'e.document', 'drafts')} AS titles
  FROM content.schedule_entries e JOIN content.schedule_entries_channel l ON l.schedule_entry_id = e.id
  JOIN content.channels c ON c.id = l.channel_id
  WHERE c.document = $1 AND e.document <> $2
    AND e.starts_at < $4::timestamptz AT TIME ZONE 'UTC' AND e.ends_at > $3::timestamptz AT TIME ZONE 'UTC'
  ORDER BY e.starts_at LIMIT 1`;

interface Neighbour {
  document: string;
  titles: TwoTitles;
}

const documentOf = (values: FieldValues, field: string): string | null => {
  const value = ownValue(values, field);
  const id = isValues(value) ? value['documentId'] : null;
  return typeof id === 'string' ? id : null;
};

const titleOf = ({ titles }: Neighbour, locale: Locale): string =>
  titles[locale] ?? titles[DEFAULT_LOCALE] ?? titles.ar ?? '…';

const told = (field: string, sentence: LocalizedMessage): ToldCheck => ({
  ...{ language: null, path: [field], sentence, repair: null },
});

/** Returns the document id of the channel of a show; null where it has none. */
export const channelOfShow = async (database: Database, show: string): Promise<string | null> =>
  (await database.rows<Neighbour>(CHANNEL_OF_SHOW, [show]))[0]?.document ?? null;

const videoChecks = async (database: Database, facts: FieldValues): Promise<ToldCheck[]> => {
  const show = documentOf(facts, 'show');
  const [channel] = show === null ? [] : await database.rows<Neighbour>(CHANNEL_OF_SHOW, [show]);
  if (!channel || channel.document === documentOf(facts, 'channel')) return [];
  return [
    told('channel', {
      en: `Its show is on the channel “${titleOf(channel, 'en')}”, and this video is not.`,
      ar: `برنامجه في قناة «${titleOf(channel, 'ar')}»، وهذا الفيديو ليس فيها.`,
    }),
  ];
};

const entryChecks = async (
  database: Database,
  documentId: string,
  facts: FieldValues,
): Promise<ToldCheck[]> => {
  const { startsAt, endsAt } = facts;
  const channel = documentOf(facts, 'channel');
  if (channel === null || typeof startsAt !== 'string' || typeof endsAt !== 'string') return [];
  const [other] = await database.rows<Neighbour>(OVERLAPPING, [channel, documentId, startsAt, endsAt]);
  if (!other) return [];
  return [
    told('startsAt', {
      en: `“${titleOf(other, 'en')}” is on the same channel at this time.`,
      ar: `فقرة «${titleOf(other, 'ar')}» على القناة نفسها في هذا الوقت.`,
    }),
  ];
};

/** Returns what does not fit the records around a video or an entry of the schedule; it may be meant. */
export const neighbourChecks = async (
  database: Database,
  type: string,
  documentId: string,
  facts: FieldValues,
): Promise<ToldCheck[]> => {
  if (type === 'video') return videoChecks(database, facts);
  return type === 'schedule-entry' ? entryChecks(database, documentId, facts) : [];
};

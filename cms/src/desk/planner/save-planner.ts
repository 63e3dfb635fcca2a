import { LOCALES } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import { localizeForUser, type LocalizedMessage } from '../../checks/localized-message';
import type { Database } from '../../rest/database';
import type { TwoTitles } from '../desk-record';
import type { PlannerChange, PlannerConflict, PlannerCreate, PlannerProblem, PlannerSave } from './planner';
import { placeProblem } from './planner-input';
import { readChannelIds, readEntriesById, readVideoSources, VERSION_SQL } from './planner.query';

export const FACTS = 'api::schedule.schedule-entry';
export const WORDS = 'api::schedule.schedule-entry-text';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

/** Fields of a document; Strapi knows them only at run time. */
type Fields = Record<string, unknown>;

/** What became of a save: nothing is written unless `saved`. */
export type PlannerOutcome =
  | { saved: { id: string; documentId: string }[] }
  | { conflicts: PlannerConflict[] }
  | { problems: PlannerProblem[] };

interface Source {
  titles: TwoTitles;
  /** Document id; null for a programme without a video. */
  video: string | null;
  live: boolean;
}

/** What a save needs to know of other records. */
interface Sources {
  channels: ReadonlyMap<string, string>;
  videos: ReadonlyMap<string, Source>;
  entries: ReadonlyMap<string, Source>;
}

const UNKNOWN: LocalizedMessage = {
  en: 'The channel or the video of this programme does not exist any more.',
  ar: 'لم تعد قناة هذه الفقرة أو فيديوها في المكتبة.',
};
const UNTITLED: LocalizedMessage = {
  en: 'This has no published title in both languages yet. Publish it in both first.',
  ar: 'لا عنوان منشورًا لهذا باللغتين بعد. انشره باللغتين أولًا.',
};

/** Saves come one after the other, so that one that is sent twice meets what it created. */
const ONE_AFTER_THE_OTHER = `SELECT pg_advisory_xact_lock(hashtext('desk.planner'))`;

const documentIdOf = (id: string): string => id.replaceAll(/^new-|-/g, '');

/** Rolls the transaction back with what is told to the editor. */
class Unsaved extends Error {
  constructor(readonly outcome: PlannerOutcome) {
    super('The schedule was not saved.');
  }
}

const readSources = async (database: Database, { creates, changes }: PlannerSave): Promise<Sources> => {
  const codes = creates.flatMap(({ from }) => ('video' in from ? [from.video] : []));
  const copied = await readEntriesById(
    database,
    creates.flatMap(({ from }) => ('entry' in from ? [from.entry] : [])),
  );
  const named = copied.flatMap(({ video }) => (video === null ? [] : [video]));
  const videos = await readVideoSources(database, [...codes, ...named]);
  const documents = new Map(videos.map(({ code, document }) => [code, document]));
  const slugs = [...creates, ...changes].flatMap(({ channel }) => (channel === null ? [] : [channel]));
  return {
    channels: await readChannelIds(database, slugs),
    videos: new Map(
      videos.map(({ code, document, titles }) => [code, { titles, video: document, live: false }]),
    ),
    entries: new Map(
      copied.map(({ documentId, titles, live, video }) => [
        documentId,
        { titles, live, video: documents.get(video ?? '') ?? null },
      ]),
    ),
  };
};

const lock = async (
  strapi: Core.Strapi,
  trx: Transaction,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await strapi.db.connection
    .raw<{ rows: { id: string; version: string }[] }>(
      `SELECT e.document AS id, ${VERSION_SQL} AS version FROM content.schedule_entries e
      WHERE e.document = ANY(?) ORDER BY e.document FOR UPDATE`,
      [[...ids]],
    )
    .transacting(trx);
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** Saves a week's changes in one transaction: all of them, or none. `user` is noted as the editor. */
export const savePlanner = async (
  strapi: Core.Strapi,
  database: Database,
  user: { id: number },
  save: PlannerSave,
): Promise<PlannerOutcome> => {
  const say = (sentence: LocalizedMessage): string => localizeForUser(strapi, sentence);
  const sources = await readSources(database, save);
  const problems: PlannerProblem[] = [];
  const saved: { id: string; documentId: string }[] = [];
  const by = { updatedBy: user.id };

  const channelOf = (slug: string | null): string | null | undefined =>
    slug === null ? null : sources.channels.get(slug);

  /** Runs one change; a refusal of the checks is noted with its programme. */
  const attempt = async (id: string, act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ValidationError') throw error;
      problems.push({ id, sentence: error.message });
    }
  };

  const create = async ({ id, channel, startsAt, endsAt, from }: PlannerCreate): Promise<void> => {
    const source = 'video' in from ? sources.videos.get(from.video) : sources.entries.get(from.entry);
    const owner = channelOf(channel);
    const wrong = placeProblem({ channel, startsAt, endsAt });
    if (wrong || !source || owner === undefined) {
      problems.push({ id, sentence: say(wrong ?? UNKNOWN) });
      return;
    }
    if (LOCALES.some((locale) => !source.titles[locale])) {
      problems.push({ id, sentence: say(UNTITLED) });
      return;
    }
    const documentId = documentIdOf(id);
    saved.push({ id, documentId });
    if ((await strapi.db.query(FACTS).count({ where: { documentId } })) > 0) return;
    await attempt(id, async () => {
      const { live, video, titles } = source;
      const place: Fields = { documentId, startsAt, endsAt, channel: owner };
      await strapi.documents(FACTS).create({ data: { ...place, live, video, ...by, createdBy: user.id } });
      for (const locale of LOCALES) {
        const words: Fields = { title: titles[locale], ...by };
        await strapi.documents(WORDS).update({ documentId, locale, data: words });
      }
      await strapi.documents(WORDS).publish({ documentId, locale: '*' });
    });
  };

  const change = async ({ documentId, channel, startsAt, endsAt }: PlannerChange): Promise<void> => {
    const owner = channelOf(channel);
    const wrong = placeProblem({ channel, startsAt, endsAt });
    if (wrong || owner === undefined) {
      problems.push({ id: documentId, sentence: say(wrong ?? UNKNOWN) });
      return;
    }
    const data: Fields = { startsAt, endsAt, channel: owner, ...by };
    await attempt(documentId, () => strapi.documents(FACTS).update({ documentId, data }));
  };

  const refuseConflicts = async (trx: Transaction): Promise<void> => {
    const versions = await lock(
      strapi,
      trx,
      [...save.changes, ...save.deletes].map(({ documentId }) => documentId),
    );
    const ids = [
      ...save.changes.filter(({ documentId, version }) => versions.get(documentId) !== version),
      ...save.deletes.filter(({ documentId, version }) => (versions.get(documentId) ?? version) !== version),
    ].map(({ documentId }) => documentId);
    if (ids.length === 0) return;
    const theirs = new Map((await readEntriesById(database, ids)).map((entry) => [entry.documentId, entry]));
    throw new Unsaved({ conflicts: ids.map((id) => ({ id, theirs: theirs.get(id) ?? null })) });
  };

  try {
    await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
      await strapi.db.connection.raw(ONE_AFTER_THE_OTHER).transacting(trx);
      await refuseConflicts(trx);
      for (const { documentId } of save.deletes) await strapi.documents(FACTS).delete({ documentId });
      for (const each of save.changes) await change(each);
      for (const each of save.creates) await create(each);
      if (problems.length > 0) throw new Unsaved({ problems });
    });
    return { saved };
  } catch (error) {
    if (error instanceof Unsaved) return error.outcome;
    throw error;
  }
};

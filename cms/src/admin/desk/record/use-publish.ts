import type { Locale } from '@sahra/schemas/constants';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';

import { deskNow } from '../../desk-clock';
import { lacksFilm } from '../../FilmPanel/lacks-film';
import { filmDeskAddress, VIDEO } from '../../FilmPanel/use-film-desk';
import type { FilmDesk } from '../../../films/film-desk.route';
import type { LiveReport, RecordDetail } from '../../../desk/record/record-detail';
import { useIsShown } from '../use-is-shown';
import { deskError } from './desk-error';
import { seenVersion } from './seen-version';
import type { EditedRecord } from './use-record';

const POLL_MS = 400;
const SLOW_POLL_MS = 2000;
/** After this time the editor may leave. */
const SLOW_AFTER_MS = 10_000;
const GIVE_UP_MS = 120_000;

/**
 * What happens to a language, or happened last. `asking`: whether to publish a video without a film; `done`: published,
 * where there is no page that could be asked; `unseen`: published, and the page was asked long enough; `shown`: seen
 * there after that; `unsaved`: not published, because a change could not be saved.
 */
export type Publication =
  | { phase: 'rest' | 'asking' | 'publishing' | 'arriving' | 'slow' | 'done' | 'taken' | 'unsaved' }
  | { phase: 'unseen' | 'shown' }
  | { phase: 'live'; afterMs: number }
  | { phase: 'failed'; sentence: string | null };

export interface Publisher {
  of: (locale: Locale) => Publication;
  publish: (locale: Locale) => Promise<void>;
  /** Settles the question of a missing film; it is not asked again on this screen once it was publish. */
  answer: (locale: Locale, publish: boolean) => void;
  /** Asks the public page again. */
  look: (locale: Locale) => Promise<void>;
  unpublish: (locale: Locale) => Promise<void>;
}

const isVideo = (type: string): boolean => type === 'video';
const REST: Publication = { phase: 'rest' };

/** Publishes a language and asks the public page until it shows what was published. */
export const usePublish = ({ state, dispatch, flush, reload, latest }: EditedRecord): Publisher => {
  const { get, post } = useFetchClient();
  const [known, setKnown] = useState<ReadonlyMap<Locale, Publication>>(new Map());
  const isShown = useIsShown();
  const tell = useCallback((locale: Locale, publication: Publication): void => {
    setKnown((former) => new Map(former).set(locale, publication));
  }, []);
  const { type, documentId } = state.detail.record;
  /** Languages that are being published: the second press of a key publishes nothing. */
  const running = useRef(new Set<Locale>());
  const mayLackFilm = useRef(false);
  /** The publish of each language that its page is asked about. */
  const watched = useRef(new Map<Locale, string>());

  /** Whether to ask first: viewers could not play the video. A film service that is away keeps nobody. */
  const isFilmMissing = useCallback(async (): Promise<boolean> => {
    const address = isVideo(type) && !mayLackFilm.current ? filmDeskAddress(VIDEO, documentId) : null;
    if (address === null) return false;
    const film = await get<{ data: FilmDesk }>(address).then(
      ({ data }) => data.data.film,
      () => null,
    );
    return film !== null && lacksFilm(film);
  }, [documentId, get, type]);

  const watch = useCallback(
    async (locale: Locale, since: string, isAgain: boolean): Promise<void> => {
      watched.current.set(locale, since);
      const isWatched = (): boolean => isShown.current && watched.current.get(locale) === since;
      const began = Date.now();
      const query = new URLSearchParams({ type, documentId, language: locale, since });
      const ask = async (): Promise<LiveReport | null> =>
        get<{ data: LiveReport }>(`/desk/record/live?${query.toString()}`).then(
          ({ data }) => data.data,
          () => null,
        );
      while (Date.now() - began < GIVE_UP_MS) {
        const report = await ask();
        if (!isWatched()) return;
        if (report?.live) {
          const afterMs = report.afterMs ?? Date.now() - began;
          tell(locale, isAgain ? { phase: 'shown' } : { phase: 'live', afterMs });
          return;
        }
        const isSlow = Date.now() - began > SLOW_AFTER_MS;
        if (isSlow) tell(locale, { phase: 'slow' });
        await new Promise((resolve) => {
          setTimeout(resolve, isSlow ? SLOW_POLL_MS : POLL_MS);
        });
      }
      if (isWatched()) tell(locale, { phase: 'unseen' });
    },
    [documentId, get, isShown, tell, type],
  );

  const act = useCallback(
    async (locale: Locale, verb: 'publish' | 'unpublish'): Promise<RecordDetail | null> => {
      if (running.current.has(locale)) return null;
      running.current.add(locale);
      watched.current.delete(locale);
      const before = latest();
      tell(locale, { phase: 'publishing' });
      try {
        if (!(await flush(locale))) {
          tell(locale, { phase: 'unsaved' });
          return null;
        }
        if (verb === 'publish' && (await isFilmMissing())) {
          tell(locale, { phase: 'asking' });
          return null;
        }
        const { data } = await post<{ data: RecordDetail }>(`/desk/record/${verb}`, {
          ...{ type, documentId, language: locale },
          ...(verb === 'publish' && { version: seenVersion(before, latest(), locale) }),
        });
        dispatch({ type: 'loaded', detail: data.data });
        return data.data;
      } catch (reason) {
        const { status, sentence, problems } = deskError(reason);
        // Another editor's text, which is in view from now on.
        if (status === 409) await reload().catch(() => undefined);
        if (problems.length > 0) dispatch({ type: 'refused', problems });
        tell(locale, { phase: 'failed', sentence: problems[0]?.sentence ?? sentence });
        return null;
      } finally {
        running.current.delete(locale);
      }
    },
    [dispatch, documentId, flush, isFilmMissing, latest, post, reload, tell, type],
  );

  const publish = useCallback(
    async (locale: Locale): Promise<void> => {
      const detail = await act(locale, 'publish');
      if (!detail) return;
      tell(locale, { phase: detail.addresses ? 'arriving' : 'done' });
      const since = detail.words?.[locale].publishedAt ?? new Date(deskNow()).toISOString();
      if (detail.addresses) await watch(locale, since, false);
    },
    [act, tell, watch],
  );
  const answer = useCallback(
    (locale: Locale, isYes: boolean): void => {
      mayLackFilm.current ||= isYes;
      if (isYes) void publish(locale);
      else tell(locale, REST);
    },
    [publish, tell],
  );
  const look = useCallback(
    async (locale: Locale): Promise<void> => {
      const since = latest().detail.words?.[locale].publishedAt;
      if (!since) return;
      tell(locale, { phase: 'arriving' });
      await watch(locale, since, true);
    },
    [latest, tell, watch],
  );
  const unpublish = useCallback(
    async (locale: Locale): Promise<void> => {
      if (await act(locale, 'unpublish')) tell(locale, { phase: 'taken' });
    },
    [act, tell],
  );
  return { of: (locale) => known.get(locale) ?? REST, publish, answer, look, unpublish };
};

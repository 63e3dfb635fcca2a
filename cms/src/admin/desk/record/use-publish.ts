import type { Locale } from '@sahra/schemas/constants';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { LiveReport, RecordDetail } from '../../../desk/record/record-detail';
import { deskError } from './desk-error';
import type { EditedRecord } from './use-record';

const POLL_MS = 400;
const SLOW_POLL_MS = 2000;
/** After this time the editor may leave. */
const SLOW_AFTER_MS = 10_000;
const GIVE_UP_MS = 120_000;

/**
 * What happens to a language, or happened last. `done`: published, where there is no
 * page that could be asked; `unsaved`: not published, because a change could not be saved.
 */
export type Publication =
  | { phase: 'rest' | 'publishing' | 'arriving' | 'slow' | 'done' | 'taken' | 'unsaved' }
  | { phase: 'live'; afterMs: number }
  | { phase: 'failed'; sentence: string | null };

export interface Publisher {
  of: (locale: Locale) => Publication;
  publish: (locale: Locale) => Promise<void>;
  unpublish: (locale: Locale) => Promise<void>;
}

const REST: Publication = { phase: 'rest' };

/** Publishes a language and asks the public page until it shows what was published. */
export const usePublish = ({ state, dispatch, flush }: EditedRecord): Publisher => {
  const { get, post } = useFetchClient();
  const [known, setKnown] = useState<ReadonlyMap<Locale, Publication>>(new Map());
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const tell = useCallback((locale: Locale, publication: Publication): void => {
    setKnown((former) => new Map(former).set(locale, publication));
  }, []);
  const { type, documentId } = state.detail.record;
  /** Languages that are being published: the second press of a key publishes nothing. */
  const running = useRef(new Set<Locale>());

  const watch = useCallback(
    async (locale: Locale, since: string): Promise<void> => {
      const began = Date.now();
      const query = new URLSearchParams({ type, documentId, language: locale, since });
      const ask = async (): Promise<LiveReport | null> =>
        get<{ data: LiveReport }>(`/desk/record/live?${query.toString()}`).then(
          ({ data }) => data.data,
          () => null,
        );
      while (isOpen.current && Date.now() - began < GIVE_UP_MS) {
        const report = await ask();
        if (report?.live) {
          tell(locale, { phase: 'live', afterMs: report.afterMs ?? Date.now() - began });
          return;
        }
        const isSlow = Date.now() - began > SLOW_AFTER_MS;
        if (isSlow) tell(locale, { phase: 'slow' });
        await new Promise((resolve) => {
          setTimeout(resolve, isSlow ? SLOW_POLL_MS : POLL_MS);
        });
      }
    },
    [documentId, get, tell, type],
  );

  const act = useCallback(
    async (locale: Locale, verb: 'publish' | 'unpublish'): Promise<RecordDetail | null> => {
      if (running.current.has(locale)) return null;
      running.current.add(locale);
      tell(locale, { phase: 'publishing' });
      try {
        if (!(await flush(locale))) {
          tell(locale, { phase: 'unsaved' });
          return null;
        }
        const { data } = await post<{ data: RecordDetail }>(`/desk/record/${verb}`, {
          ...{ type, documentId, language: locale },
        });
        dispatch({ type: 'loaded', detail: data.data });
        return data.data;
      } catch (reason) {
        const { sentence, problems } = deskError(reason);
        if (problems.length > 0) dispatch({ type: 'refused', problems });
        tell(locale, { phase: 'failed', sentence: problems[0]?.sentence ?? sentence });
        return null;
      } finally {
        running.current.delete(locale);
      }
    },
    [dispatch, documentId, flush, post, tell, type],
  );

  const publish = useCallback(
    async (locale: Locale): Promise<void> => {
      const detail = await act(locale, 'publish');
      if (!detail) return;
      tell(locale, { phase: detail.addresses ? 'arriving' : 'done' });
      const since = detail.words?.[locale].publishedAt ?? new Date().toISOString();
      if (detail.addresses) await watch(locale, since);
    },
    [act, tell, watch],
  );
  const unpublish = useCallback(
    async (locale: Locale): Promise<void> => {
      if (await act(locale, 'unpublish')) tell(locale, { phase: 'taken' });
    },
    [act, tell],
  );
  return { of: (locale) => known.get(locale) ?? REST, publish, unpublish };
};

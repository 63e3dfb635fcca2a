import type { Locale } from '@sahra/schemas/constants';
import { startTransition, useEffect, useRef, useState } from 'react';

import { contentVersion } from '../../shared/content/content-state';
import { queryGraph } from '../../shared/graph/query-graph';
import { usePageLocale } from '../../shared/i18n/locale-context';
import { useStore } from '../../shared/store/use-store';
import { ScheduleDayOperation } from './SchedulePage/schedule-day.query.generated';
import type { ScheduleDayQuery } from './SchedulePage/schedule-day.query.generated';
import type { ScheduledEventFragment } from './scheduled-event.fragment.generated';
import type { ScheduledProgrammeFragment } from '../../shared/catalogue/scheduled-programme.fragment.generated';
import type { DayRange } from './timeline/day-range';

interface LoadedDay {
  entries: readonly ScheduledProgrammeFragment[];
  /** Live events of any time. */
  videos: readonly ScheduledEventFragment[];
}

/** Reads all pages of a day. */
const readDay = async (from: string, to: string, locale: Locale): Promise<LoadedDay> => {
  const entries: ScheduledProgrammeFragment[] = [];
  for (let after: string | null = null; ;) {
    const answer: { data: ScheduleDayQuery } = await queryGraph(
      ScheduleDayOperation,
      { from, to, after },
      locale,
    );
    if (!answer.data.schedule) throw new Error('the graph has no schedule');
    const { nodes, pageInfo } = answer.data.schedule;
    entries.push(...nodes);
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null)
      return { entries, videos: answer.data.videos?.nodes ?? [] };
    after = pageInfo.endCursor;
  }
};

interface ScheduleDay {
  /** Null until loaded. */
  loaded: LoadedDay | null;
  failed: boolean;
  retry: () => void;
}

/** Loads the programmes of a day, again after each publish. Days that were shown before are there at once. */
export const useScheduleDay = (range: DayRange | null): ScheduleDay => {
  const { locale } = usePageLocale();
  const version = useStore(contentVersion, null);
  const known = useRef(new Map<string, LoadedDay>());
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [, setLoaded] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const from = range && new Date(range.from).toISOString();
  const to = range && new Date(range.to).toISOString();
  const key = `${from} ${to} ${locale}`;

  useEffect(() => {
    if (from === null || to === null) return;
    let wanted = true;
    readDay(from, to, locale)
      .then((loaded) => {
        known.current.set(key, loaded);
        if (!wanted) return;
        // A day is many nodes: React draws them in slices between frames.
        startTransition(() => {
          setFailedKey(null);
          setLoaded((count) => count + 1);
        });
      })
      .catch(() => {
        // What is shown already stays; the next publish or visit asks again.
        if (wanted && !known.current.has(key)) setFailedKey(key);
      });
    return () => {
      wanted = false;
    };
  }, [from, to, key, locale, version, attempt]);

  return {
    loaded: range ? (known.current.get(key) ?? null) : null,
    failed: failedKey === key,
    retry: () => {
      setFailedKey(null);
      setAttempt((count) => count + 1);
    },
  };
};

import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFresh } from '../../../shared/content/use-fresh';
import { queryGraph } from '../../../shared/graph/query-graph';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { showToast } from '../../../shared/messages/toasts';
import { MoreShortsOperation } from '../more-shorts.query.generated';
import { shortCodeOf } from '../../../shared/address/short-address';
import type { ShortFragment } from '../short.fragment.generated';
import { ShortOperation } from '../short.query.generated';
import { ShortsPageOperation } from './shorts-page.query.generated';
import type { ShortsPageQuery } from './shorts-page.query.generated';

interface Later {
  nodes: readonly ShortFragment[];
  /** Cursor after which to go on; null at the end. */
  after: string | null;
}

type Connection = NonNullable<ShortsPageQuery['shorts']>;

const cursorOf = ({ pageInfo }: Connection): string | null =>
  pageInfo.hasNextPage ? pageInfo.endCursor : null;

const withoutRepeats = (shorts: readonly ShortFragment[]): ShortFragment[] => [
  ...new Map(shorts.map((short) => [short.code, short])).values(),
];

/** A visit of the router to the page: its address, and a key that is another for each visit. */
export interface Visit {
  search: string;
  key?: string | undefined;
}

/** The short that a visit asked for. */
interface Wanted {
  code: string;
  key: string | undefined;
}

export interface Shorts {
  list: readonly ShortFragment[];
  /** The short that the viewer came for, once it is in the list; another visit gives another one. Null without. */
  first: Wanted | null;
  /** Whether more can be read. */
  hasMore: boolean;
  /** Whether the last reading failed. */
  failed: boolean;
  readMore: () => void;
}

/**
 * List of shorts: those that the page was built with, those read while the viewer goes on, and before them the one
 * that the visit names where neither has it. The visit is the router's: the feed writes the address without it.
 */
export const useShorts = (built: ShortsPageQuery, { search, key }: Visit): Shorts => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { shorts } = useFresh(built, ShortsPageOperation, {}, locale);
  const known = shorts?.nodes ?? [];
  const [asked, setAsked] = useState<ShortFragment | null>(null);
  const [first, setFirst] = useState<Wanted | null>(null);
  const [later, setLater] = useState<Later | null>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const after = later ? later.after : shorts && cursorOf(shorts);

  useEffect(() => {
    const code = shortCodeOf(search);
    if (code === null) return;
    const show = (): void =>
      setFirst((before) => (before?.code === code && before.key === key ? before : { code, key }));
    if (built.shorts?.nodes.some((short) => short.code === code)) {
      show();
      return;
    }
    let wanted = true;
    queryGraph(ShortOperation, { code }, locale)
      .then(({ data: { video } }) => {
        if (!wanted) return;
        if (video?.kind !== 'SHORT') {
          showToast('failed', t('shorts.gone'));
          return;
        }
        setAsked(video);
        show();
      })
      .catch(() => {
        if (wanted) showToast('failed', t('shorts.failed'));
      });
    return () => {
      wanted = false;
    };
  }, [built, locale, t, search, key]);

  const readMore = useCallback((): void => {
    if (after === null || state === 'reading') return;
    setState('reading');
    queryGraph(MoreShortsOperation, { after }, locale).then(
      ({ data }) => {
        const read = data.shorts;
        setLater((before) => ({
          nodes: [...(before?.nodes ?? []), ...(read?.nodes ?? [])],
          after: read ? cursorOf(read) : null,
        }));
        setState('idle');
      },
      () => setState('failed'),
    );
  }, [after, state, locale]);

  return {
    list: withoutRepeats([...(asked ? [asked] : []), ...known, ...(later?.nodes ?? [])]),
    first,
    hasMore: after !== null,
    failed: state === 'failed',
    readMore,
  };
};

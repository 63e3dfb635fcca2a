import { useCallback, useEffect, useState } from 'react';

import { readFreshAccessToken } from '../../../shared/auth/read-fresh-access-token';
import { postOperation } from '../../../shared/graph/post-operation';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { FollowedShortsOperation } from '../followed-shorts.query.generated';
import type { ShortFragment } from '../short.fragment.generated';
import type { Shorts } from './use-shorts';

interface Read {
  list: readonly ShortFragment[];
  /** Cursor after which to go on; null at the end. */
  after: string | null;
}

/** List of the shorts of channels that the viewer follows; null until the first are read. */
export const useFollowedShorts = (isWanted: boolean): Shorts | null => {
  const { locale } = usePageLocale();
  const [read, setRead] = useState<Read | null>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');

  const readMore = useCallback((): void => {
    if (state === 'reading') return;
    setState('reading');
    readFreshAccessToken(locale)
      .then((token) => postOperation(FollowedShortsOperation, { after: read?.after ?? null }, locale, token))
      .then(({ viewer }) => {
        const page = viewer?.followedShorts;
        if (!page) throw new Error('The shorts could not be read.');
        const { hasNextPage, endCursor } = page.pageInfo;
        setRead({ list: [...(read?.list ?? []), ...page.nodes], after: hasNextPage ? endCursor : null });
        setState('idle');
      })
      .catch(() => setState('failed'));
  }, [state, read, locale]);

  useEffect(() => {
    if (isWanted && read === null && state === 'idle') readMore();
  }, [isWanted, read, state, readMore]);

  if (!read && state !== 'failed') return null;
  return {
    list: read?.list ?? [],
    first: null,
    hasMore: read?.after !== null,
    failed: state === 'failed',
    readMore,
  };
};

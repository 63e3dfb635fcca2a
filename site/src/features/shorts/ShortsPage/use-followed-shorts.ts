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

interface Kept {
  /** Viewer whose list it is: nobody else sees it. */
  viewer: string | undefined;
  read: Read | null;
  state: 'idle' | 'reading' | 'failed';
}

/** List of the shorts of channels that the viewer follows; null until the first are read. */
export const useFollowedShorts = (isWanted: boolean, viewer: string | undefined): Shorts | null => {
  const { locale } = usePageLocale();
  const [kept, setKept] = useState<Kept>({ viewer, read: null, state: 'idle' });
  if (kept.viewer !== viewer) setKept({ viewer, read: null, state: 'idle' });
  const { read, state } = kept;

  const readMore = useCallback((): void => {
    if (state === 'reading') return;
    // A response of the viewer before is too late.
    const change = (changes: Partial<Kept>): void =>
      setKept((now) => (now.viewer === viewer ? { ...now, ...changes } : now));
    change({ state: 'reading' });
    readFreshAccessToken(locale)
      .then((token) => postOperation(FollowedShortsOperation, { after: read?.after ?? null }, locale, token))
      .then(({ viewer }) => {
        const page = viewer?.followedShorts;
        if (!page) throw new Error('The shorts could not be read.');
        const { hasNextPage, endCursor } = page.pageInfo;
        const list = [...(read?.list ?? []), ...page.nodes];
        change({ read: { list, after: hasNextPage ? endCursor : null }, state: 'idle' });
      })
      .catch(() => change({ state: 'failed' }));
  }, [state, read, locale, viewer]);

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

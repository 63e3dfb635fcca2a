import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { isFree } from '../../../shared/catalogue/is-free';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useNear } from '../../../shared/page/use-near';
import { isPrefetchAllowed } from '../../../shared/prefetch/is-prefetch-allowed';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';

type Video = NonNullable<WatchPageQuery['video']>;

/** Loaded late: the chapters are complete without stills. */
const load = () => import('./load-storyboard-url');

/**
 * Returns the address of the small pictures of a free video's film once `element` is seen; null until then, for other
 * videos, and on a data saver. Other videos open their player at once, which has the address if the viewer may play.
 */
export const useFreeStoryboard = (
  { code, premium, liveState }: Pick<Video, 'code' | 'premium' | 'liveState'>,
  element: RefObject<Element>,
): string | null => {
  const { locale } = usePageLocale();
  const isSeen = useNear(element, '0px');
  const [url, setUrl] = useState<string | null>(null);
  const isWanted = isSeen && isFree({ premium, liveState });
  useEffect(() => {
    if (!isWanted || !isPrefetchAllowed()) return;
    let gone = false;
    load()
      .then(({ loadStoryboardUrl }) => loadStoryboardUrl(code, locale))
      .then((found) => {
        if (!gone) setUrl(found);
      })
      .catch(() => {
        // Their places stay.
      });
    return () => {
      gone = true;
    };
  }, [isWanted, code, locale]);
  return url;
};

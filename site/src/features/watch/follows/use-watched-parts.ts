import { useEffect, useState } from 'react';

import { authState } from '../../../shared/auth/auth-state';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { readGuestProgress } from '../../../shared/progress/guest-progress';
import { useStore } from '../../../shared/store/use-store';

const NONE: ReadonlyMap<string, number> = new Map();

/** Loaded late: the list is complete without it. */
const loadParts = () => import('./load-watched-parts');

/** Returns the watched parts of the episodes of the season of `code`, from 0 to 1, by code; empty until they are known. */
export const useWatchedParts = (code: string): ReadonlyMap<string, number> => {
  const { locale } = usePageLocale();
  const viewer = useStore(authState, null)?.id;
  const [parts, setParts] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    setParts(NONE);
    loadParts()
      .then(({ partOf, loadWatchedParts }) =>
        viewer === undefined
          ? new Map(readGuestProgress().map((position) => [position.code, partOf(position)]))
          : loadWatchedParts(code, locale),
      )
      .then((found) => {
        if (isWanted && found.size > 0) setParts(found);
      })
      .catch(() => {
        // The list stays without the parts.
      });
    return () => {
      isWanted = false;
    };
  }, [viewer, code, locale]);
  return parts;
};

import { useEffect } from 'react';

import { usePageLocale } from '../../i18n/locale-context';
import { useStore } from '../../store/use-store';
import { videoCounts, wantCounts } from './video-counts';
import type { VideoCounts } from './video-counts';

const NONE: ReadonlyMap<string, VideoCounts> = new Map();

/** Returns the numbers of views and comments of a video as soon as they are known. */
export const useNumbers = (id: string): VideoCounts | undefined => {
  const { locale } = usePageLocale();
  const numbers = useStore(videoCounts, NONE).get(id);
  useEffect(() => wantCounts(id, locale), [id, locale]);
  return numbers;
};

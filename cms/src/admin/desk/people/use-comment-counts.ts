import { useEffect } from 'react';

import { useDeskData } from '../use-desk-data';

const DECIDED = 'sahra-comment-decided';
const EVERY_MS = 60_000;

/** Tells the counts of the menu that a decision changed them. */
export const announceDecision = (): boolean => window.dispatchEvent(new Event(DECIDED));

/** Numbers of comments that wait for a decision, read again after each decision and every minute. */
export const useCommentCounts = (wanted: boolean): { pending: number; reported: number } | undefined => {
  const { data, reload } = useDeskData<{ pending: number; reported: number }>(
    wanted ? '/desk/people/comments/counts' : null,
  );
  useEffect(() => {
    const timer = setInterval(reload, EVERY_MS);
    window.addEventListener(DECIDED, reload);
    return () => {
      clearInterval(timer);
      window.removeEventListener(DECIDED, reload);
    };
  }, [reload]);
  return data;
};

import { tabStorage } from '../../../shared/store/browser-storage';

const KEY = 'sahra.seen';
/** More than an evening. */
const SEEN_MAX = 60;

/** Returns the codes of the videos that were played in this tab, last first. */
export const readJustSeen = (): ReadonlySet<string> => {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
};

/** Notes that a video was played in this tab, so that it does not follow by itself again. */
export const markJustSeen = (code: string): void =>
  tabStorage.set(KEY, JSON.stringify([...new Set([code, ...readJustSeen()])].slice(0, SEEN_MAX)));

import { deviceStorage } from '../store/browser-storage';
import type { Position } from './progress-state';

/** How far a guest has watched a video in this browser. */
export interface GuestProgress extends Position {
  /** Global id of the video, with which the graph finds several at once. */
  id: string;
  code: string;
  /** ISO 8601, by the clock of this device. */
  watchedAt: string;
}

export const GUEST_PROGRESS_KEY = 'sahra.watched';
/** Videos that are kept; the ones watched longest ago leave first. */
const GUEST_VIDEOS_MAX = 100;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isProgress = (value: unknown): value is GuestProgress => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, code, positionSeconds, durationSeconds, watchedAt } = value as Partial<GuestProgress>;
  const named = typeof id === 'string' && typeof code === 'string';
  const timed = typeof watchedAt === 'string' && !Number.isNaN(Date.parse(watchedAt));
  return named && timed && isCount(positionSeconds) && isCount(durationSeconds) && durationSeconds > 0;
};

/** Returns what was watched in this browser, last watched first. */
export const readGuestProgress = (): GuestProgress[] => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(GUEST_PROGRESS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isProgress) : [];
  } catch {
    return [];
  }
};

const write = (entries: readonly GuestProgress[]): void => {
  if (entries.length === 0) deviceStorage.remove(GUEST_PROGRESS_KEY);
  else deviceStorage.set(GUEST_PROGRESS_KEY, JSON.stringify(entries));
};

const lastFirst = (one: GuestProgress, other: GuestProgress): number =>
  Date.parse(other.watchedAt) - Date.parse(one.watchedAt);

/** Keeps how far videos were watched, each once. */
export const keepGuestProgress = (...entries: readonly GuestProgress[]): void => {
  const codes = new Set(entries.map(({ code }) => code));
  const others = readGuestProgress().filter(({ code }) => !codes.has(code));
  write([...entries, ...others].sort(lastFirst).slice(0, GUEST_VIDEOS_MAX));
};

/** Forgets videos, e.g. once they were sent after a login. What was watched since `sent` stays. */
export const forgetGuestProgress = (codes: readonly string[], sent?: readonly GuestProgress[]): void => {
  const times = new Map(sent?.map(({ code, watchedAt }) => [code, watchedAt]));
  write(
    readGuestProgress().filter(
      ({ code, watchedAt }) => !codes.includes(code) || (sent && times.get(code) !== watchedAt),
    ),
  );
};

import { deviceStorage } from '../../store/browser-storage';
import { createStore } from '../../store/create-store';

/** Comments that one viewer reported are remembered up to this number; the oldest are forgotten first. */
const REMEMBERED = 200;

const keyOf = (viewerId: string): string => `sahra.reported.${viewerId}`;

const NONE: ReadonlySet<string> = new Set();

/** Ids of the comments that the viewer reported on this device: they are hidden for them. */
export const reportedComments = createStore<ReadonlySet<string>>(NONE);

const stored = (viewerId: string): string[] => {
  try {
    const value: unknown = JSON.parse(deviceStorage.get(keyOf(viewerId)) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** Reads what a viewer reported; null for a guest, who cannot report. */
export const loadReported = (viewerId: string | null): void =>
  reportedComments.set(viewerId === null ? NONE : new Set(stored(viewerId)));

/** Hides a comment that a viewer reported, also at the next visit. */
export const rememberReported = (viewerId: string, id: string): void => {
  const ids = [...new Set([...stored(viewerId), id])].slice(-REMEMBERED);
  reportedComments.set(new Set([...reportedComments.get(), id]));
  deviceStorage.set(keyOf(viewerId), JSON.stringify(ids));
};

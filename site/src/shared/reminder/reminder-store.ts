import type { Locale } from '@sahra/schemas/constants';

import { createStore } from '../store/create-store';
import { reminderIntent } from './reminder-intent';

interface Reminders {
  /** Id of the viewer whose reminders these are. */
  viewer: string | null;
  entries: ReadonlySet<string>;
}

export const NO_REMINDERS: Reminders = { viewer: null, entries: new Set() };

/** Reminders of the viewer, for all bells of a page. */
export const reminders = createStore<Reminders>(NO_REMINDERS);

/** Entries that are being changed: a second press waits for the first. */
const underWay = new Set<string>();

/** Loaded lazily: only a signed-in viewer needs these calls. */
const loadCalls = () => import('./reminder-calls');

const mark = (entryId: string, wanted: boolean): void => {
  const { viewer, entries } = reminders.get();
  const next = new Set(entries);
  if (wanted) next.add(entryId);
  else next.delete(entryId);
  reminders.set({ viewer, entries: next });
};

/** Tells the viewer how a change ended: with an error code, or null. */
type Tell = (wanted: boolean, failure: string | null) => void;

/** Adds or removes a reminder; the bells show it at once, and turn back after an error. */
export const putReminder = async (
  entryId: string,
  wanted: boolean,
  locale: Locale,
  tell: Tell,
): Promise<void> => {
  if (underWay.has(entryId)) return;
  underWay.add(entryId);
  const { viewer } = reminders.get();
  mark(entryId, wanted);
  const failure = await loadCalls().then(
    ({ updateReminder }) => updateReminder(entryId, wanted, locale),
    () => 'SOMETHING_WENT_WRONG',
  );
  underWay.delete(entryId);
  if (failure !== null && reminders.get().viewer === viewer) mark(entryId, !wanted);
  tell(wanted, failure);
};

/** Reads the reminders of a viewer once for all bells, and sets the one that was wanted before the login. */
export const readReminders = (viewer: string, locale: Locale, tell: Tell): void => {
  const isKnown = reminders.get().viewer === viewer;
  if (!isKnown) reminders.set({ viewer, entries: new Set() });
  const wanted = reminderIntent.take();
  if (wanted !== null) void putReminder(wanted, true, locale, tell);
  if (isKnown) return;
  loadCalls()
    .then(({ fetchReminders }) => fetchReminders(locale))
    .then((known) => {
      const { viewer: current, entries } = reminders.get();
      if (current !== viewer) return;
      // A bell that was pressed in the meantime keeps its own state.
      const settled = known.filter((entryId) => !underWay.has(entryId));
      reminders.set({ viewer, entries: new Set([...entries, ...settled]) });
    })
    .catch(() => {
      // The bells still work: a reminder that is added again stays one reminder.
    });
};

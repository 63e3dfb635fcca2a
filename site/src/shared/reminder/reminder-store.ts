import type { Locale } from '@sahra/schemas/constants';

import { createStore } from '../store/create-store';
import { reminderIntent } from './reminder-intent';
import { eventReminderOf } from './reminder-subject';
import type { ReminderSubject } from './reminder-subject';

interface Reminders {
  /** Id of the viewer whose reminders these are. */
  viewer: string | null;
  /** Their starts by global id (ISO 8601); null while a start is not known. */
  entries: ReadonlyMap<string, string | null>;
}

export const NO_REMINDERS: Reminders = { viewer: null, entries: new Map() };

/** Reminders of the viewer, for all bells of a page. */
export const reminders = createStore<Reminders>(NO_REMINDERS);

/** Entries that are being changed: a second press waits for the first. */
const underWay = new Set<string>();

/** What changed while the list was read, by id: it tells nothing about that. */
const changedMeanwhile = new Map<string, ReminderSubject>();

/** Loaded lazily: only a signed-in viewer needs these calls. */
const loadCalls = () => import('./reminder-calls');

const mark = (subject: ReminderSubject, wanted: boolean): void => {
  const { id, startsAt } = subject;
  const { viewer, entries } = reminders.get();
  changedMeanwhile.set(id, subject);
  const next = new Map(entries);
  if (wanted) next.set(id, startsAt);
  else next.delete(id);
  reminders.set({ viewer, entries: next });
};

/** Accounts replaces the reminder of an event by that of its entry. */
const markReplaced = (entry: ReminderSubject): void => {
  const id = eventReminderOf(entry, reminders.get().entries);
  if (id !== null) mark({ id, startsAt: null, video: null }, false);
};

/** Tells the viewer how a change ended: with an error code, or null. */
type Tell = (wanted: boolean, failure: string | null) => void;

/** Adds or removes a reminder; the bells show it at once, and turn back after an error. */
export const putReminder = async (
  subject: ReminderSubject,
  wanted: boolean,
  locale: Locale,
  tell: Tell,
): Promise<void> => {
  const { id, video } = subject;
  // The reminder of an event is also that of its entry.
  if (underWay.has(id) || (video && underWay.has(video.id))) return;
  underWay.add(id);
  const { viewer } = reminders.get();
  mark(subject, wanted);
  const failure = await loadCalls().then(
    ({ updateReminder }) => updateReminder(id, wanted, locale),
    () => 'SOMETHING_WENT_WRONG',
  );
  underWay.delete(id);
  if (reminders.get().viewer === viewer) {
    if (failure !== null) {
      mark(subject, !wanted);
      // Nothing changed, so the list knows better.
      changedMeanwhile.delete(id);
    } else if (wanted) markReplaced(subject);
  }
  tell(wanted, failure);
};

/** Reads the reminders of a viewer once for all bells, and sets the one that was wanted before the login. */
export const readReminders = (viewer: string, locale: Locale, tell: Tell): void => {
  const isKnown = reminders.get().viewer === viewer;
  if (!isKnown) reminders.set({ viewer, entries: new Map() });
  const wanted = reminderIntent.take();
  const put =
    wanted === null ? null : putReminder({ id: wanted, startsAt: null, video: null }, true, locale, tell);
  if (isKnown) return;
  // Read after the change, which may have replaced another reminder.
  Promise.resolve(put)
    .then(loadCalls)
    .then(({ fetchReminders }) => {
      for (const id of changedMeanwhile.keys()) if (!underWay.has(id)) changedMeanwhile.delete(id);
      return fetchReminders(locale);
    })
    .then((known) => {
      const { viewer: current, entries } = reminders.get();
      if (current !== viewer) return;
      // A bell that was pressed in the meantime keeps its own state.
      const settled = known.filter(({ entryId }) => !underWay.has(entryId) && !changedMeanwhile.has(entryId));
      const starts = settled.map(({ entryId, startsAt }) => [entryId, startsAt] as const);
      const merged = new Map([...entries, ...starts]);
      for (const [id, subject] of changedMeanwhile) {
        const replaced = merged.has(id) && !underWay.has(id) ? eventReminderOf(subject, merged) : null;
        if (replaced !== null) merged.delete(replaced);
      }
      reminders.set({ viewer, entries: merged });
    })
    .catch(() => {
      // The bells still work: a reminder that is added again stays one reminder.
    });
};

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../auth/auth-state';
import { leadToLogin } from '../auth/login-intent';
import { useLocalize, usePageLocale } from '../i18n/locale-context';
import { loadMessage } from '../messages/load-message';
import { showToast } from '../messages/toasts';
import { useStore } from '../store/use-store';
import { reminderIntent } from './reminder-intent';
import { NO_REMINDERS, putReminder, readReminders, reminders } from './reminder-store';
import { keptReminderOf } from './reminder-subject';
import type { ReminderSubject } from './reminder-subject';

interface Reminder {
  /** Whether the viewer will be reminded. */
  reminded: boolean;
  toggle: () => void;
}

/**
 * Reads whether the viewer is reminded of an entry of the schedule or a live event, and changes it. A guest is sent to
 * the login and back; the reminder is then set without another press.
 */
export const useReminder = (subject: ReminderSubject): Reminder => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const viewer = useStore(authState, null)?.id;
  const known = useStore(reminders, NO_REMINDERS);
  const kept =
    viewer !== undefined && known.viewer === viewer ? keptReminderOf(subject, known.entries) : null;

  const tell = (wanted: boolean, failure: string | null): void => {
    if (failure === null) showToast('done', t(wanted ? 'reminder.added' : 'reminder.removed'));
    else void loadMessage(failure, locale).then((text) => showToast('failed', text));
  };
  const teller = useRef(tell);
  teller.current = tell;
  useEffect(() => {
    if (viewer !== undefined) readReminders(viewer, locale, (...how) => teller.current(...how));
  }, [viewer, locale]);

  const toggle = (): void => {
    if (authState.get() !== null) {
      const changed =
        kept === null ? subject : { id: kept, startsAt: known.entries.get(kept) ?? null, video: null };
      void putReminder(changed, kept === null, locale, tell);
      return;
    }
    reminderIntent.keep(subject.id);
    leadToLogin(localize);
  };
  return { reminded: kept !== null, toggle };
};

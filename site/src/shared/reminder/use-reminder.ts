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

interface Reminder {
  /** Whether the viewer will be reminded. */
  reminded: boolean;
  toggle: () => void;
}

/**
 * Reads whether the viewer is reminded of an entry of the schedule or a live event, and changes it. A guest is sent to
 * the login and back; the reminder is then set without another press.
 */
export const useReminder = (entryId: string): Reminder => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const viewer = useStore(authState, null)?.id;
  const known = useStore(reminders, NO_REMINDERS);
  const reminded = viewer !== undefined && known.viewer === viewer && known.entries.has(entryId);

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
      void putReminder(entryId, !reminded, locale, tell);
      return;
    }
    reminderIntent.keep(entryId);
    leadToLogin(localize);
  };
  return { reminded, toggle };
};

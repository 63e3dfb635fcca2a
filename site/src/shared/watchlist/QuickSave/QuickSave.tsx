import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../auth/auth-state';
import { leadToLogin } from '../../auth/login-intent';
import { useLocalize, usePageLocale } from '../../i18n/locale-context';
import { loadMessage } from '../../messages/load-message';
import { showToast } from '../../messages/toasts';
import { useStore } from '../../store/use-store';
import { Icon } from '../../ui/Icon/Icon';
import { saveIntent } from '../save-intent';
import { savedCodes } from '../saved-codes';
import { watchlistKey } from '../watchlist-item';
import * as styles from './QuickSave.module.css';

interface Props {
  /** Code of the video. */
  code: string;
  /** Title of the video. */
  title: string;
}

/** Loaded lazily: visitors need none of it. */
const loadCodes = () => import('../load-saved-codes');
const loadToggle = () => import('../toggle-saved');

/**
 * Button in the corner of a card that saves its video or removes it. It is seen on hover and focus, on touch screens
 * always, and where the video is saved. A guest is sent to the login; the video is saved after they return.
 */
export const QuickSave = ({ code, title }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const viewer = useStore(authState, null)?.id;
  const saved = useStore(savedCodes, null)?.has(code) ?? false;

  const put = async (wanted: boolean): Promise<void> => {
    try {
      const { toggleSaved } = await loadToggle();
      await toggleSaved(code, wanted, locale, t(wanted ? 'saved.added' : 'saved.removed'));
    } catch {
      showToast('failed', await loadMessage('SOMETHING_WENT_WRONG', locale));
    }
  };

  const first = useRef(put);
  first.current = put;
  useEffect(() => {
    if (viewer === undefined) return;
    if (saveIntent.take(watchlistKey({ type: 'video', code }))) void first.current(true);
    loadCodes()
      .then(({ loadSavedCodes }) => loadSavedCodes(locale))
      .catch(() => {
        // Without the codes the button still saves.
      });
  }, [viewer, code, locale]);

  const press = (): void => {
    if (viewer !== undefined) {
      void put(!saved);
      return;
    }
    saveIntent.keep(watchlistKey({ type: 'video', code }));
    leadToLogin(localize);
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={saved}
      aria-label={t('saved.buttonOf', { name: title })}
      onClick={press}
    >
      <span className={styles.plate}>
        <Icon name={saved ? 'check' : 'plus'} />
      </span>
    </button>
  );
};

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../auth/auth-state';
import { leadToLogin } from '../auth/login-intent';
import { useLocalize, usePageLocale } from '../i18n/locale-context';
import { showToast } from '../messages/toasts';
import { loadMessage } from '../messages/load-message';
import { whenOnline } from '../network/network';
import { useStore } from '../store/use-store';
import { saveIntent } from './save-intent';
import { watchlistKey } from './watchlist-item';
import type { WatchlistItem } from './watchlist-item';

/** Loaded lazily: only a signed-in viewer needs these calls. */
const loadCalls = () => import('./watchlist-calls');

interface Saved {
  saved: boolean;
  toggle: () => void;
}

/**
 * Reads whether an item is in the viewer's watchlist, and changes it with an optimistic update that is rolled back
 * after an error.
 */
export const useSaved = (item: WatchlistItem): Saved => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const viewer = useStore(authState, null)?.id;
  const key = watchlistKey(item);
  const current = useRef(item);
  current.current = item;
  const [saved, setSaved] = useState(false);
  const underWay = useRef(false);

  const put = async (wanted: boolean): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setSaved(wanted);
    await whenOnline();
    const failure = await loadCalls().then(
      ({ updateSaved: putSaved }) => putSaved(item, wanted, locale),
      () => 'SOMETHING_WENT_WRONG',
    );
    underWay.current = false;
    if (failure !== null) {
      setSaved(!wanted);
      showToast('failed', await loadMessage(failure, locale));
      return;
    }
    showToast('done', t(wanted ? 'saved.added' : 'saved.removed'));
  };

  const first = useRef(put);
  first.current = put;
  useEffect(() => {
    setSaved(false);
    if (viewer === undefined) return;
    if (saveIntent.take(key)) {
      void first.current(true);
      return;
    }
    let wanted = true;
    loadCalls()
      .then(({ fetchSaved: askSaved }) => askSaved(current.current, locale))
      .then((known) => {
        if (wanted && known !== null && !underWay.current) setSaved(known);
      })
      .catch(() => {
        // The button still works: saving a saved item again changes nothing.
      });
    return () => {
      wanted = false;
    };
  }, [viewer, key, locale]);

  const toggle = (): void => {
    if (authState.get() !== null) {
      void put(!saved);
      return;
    }
    saveIntent.keep(key);
    leadToLogin(localize);
  };
  return { saved, toggle };
};

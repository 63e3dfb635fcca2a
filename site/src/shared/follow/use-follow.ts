import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../auth/auth-state';
import { leadToLogin, loginIntent } from '../auth/login-intent';
import { useLocalize, usePageLocale } from '../i18n/locale-context';
import { loadMessage } from '../messages/load-message';
import { showToast } from '../messages/toasts';
import { useStore } from '../store/use-store';

const intent = loginIntent('sahra.follow');

/** Loaded lazily: only a signed-in viewer needs these calls. */
const loadCalls = () => import('./following-calls');

interface Follow {
  followed: boolean;
  toggle: () => void;
}

/**
 * Reads whether a channel is among the viewer's channels, and changes it with an optimistic update that is rolled
 * back after an error. A guest is sent to the login; the channel is followed after they return.
 */
export const useFollow = (slug: string, name: string): Follow => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const viewer = useStore(authState, null)?.id;
  const [followed, setFollowed] = useState(false);
  const underWay = useRef(false);

  const put = async (wanted: boolean): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setFollowed(wanted);
    const failure = await loadCalls().then(
      ({ updateFollowing }) => updateFollowing(slug, wanted, locale),
      () => 'SOMETHING_WENT_WRONG',
    );
    underWay.current = false;
    if (failure !== null) {
      setFollowed(!wanted);
      showToast('failed', await loadMessage(failure, locale));
      return;
    }
    showToast('done', t(wanted ? 'channel-page.followed' : 'channel-page.unfollowed', { name }));
  };

  const first = useRef(put);
  first.current = put;
  useEffect(() => {
    setFollowed(false);
    if (viewer === undefined) return;
    if (intent.take(slug)) {
      void first.current(true);
      return;
    }
    let wanted = true;
    loadCalls()
      .then(({ fetchFollowing }) => fetchFollowing(locale))
      .then((known) => {
        if (wanted && known !== null && !underWay.current) setFollowed(known.includes(slug));
      })
      .catch(() => {
        // The button still works: following a followed channel again changes nothing.
      });
    return () => {
      wanted = false;
    };
  }, [viewer, slug, locale]);

  const toggle = (): void => {
    if (authState.get() !== null) {
      void put(!followed);
      return;
    }
    intent.keep(slug);
    leadToLogin(localize);
  };
  return { followed, toggle };
};

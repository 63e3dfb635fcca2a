import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../auth/auth-state';
import { leadToLogin, loginIntent } from '../auth/login-intent';
import { useLocalize, usePageLocale } from '../i18n/locale-context';
import { loadMessage } from '../messages/load-message';
import { showToast } from '../messages/toasts';
import { useStore } from '../store/use-store';
import type { Followed } from './followed';

const intent = loginIntent('sahra.follow');

/** Loaded lazily: only a signed-in viewer needs these calls. */
const loadCalls = () => import('./following-calls');

interface Follow {
  followed: boolean;
  toggle: () => void;
}

/** Keys of the toasts after a change. */
const TOLD = {
  channel: ['follow.channelFollowed', 'follow.channelUnfollowed'],
  show: ['follow.showFollowed', 'follow.showUnfollowed'],
} as const;

/**
 * Reads whether the viewer follows a channel or show, and changes it with an optimistic update that is rolled back
 * after an error. A guest is sent to the login; what they pressed is followed after they return.
 */
export const useFollow = ({ kind, slug }: Followed, name: string): Follow => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const viewer = useStore(authState, null)?.id;
  const [followed, setFollowed] = useState(false);
  const underWay = useRef(false);
  const key = `${kind}:${slug}`;

  const put = async (wanted: boolean): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setFollowed(wanted);
    const failure = await loadCalls().then(
      ({ updateFollowing }) => updateFollowing({ kind, slug }, wanted, locale),
      () => 'SOMETHING_WENT_WRONG',
    );
    underWay.current = false;
    if (failure !== null) {
      setFollowed(!wanted);
      showToast('failed', await loadMessage(failure, locale));
      return;
    }
    const [followedKey, unfollowedKey] = TOLD[kind];
    showToast('done', t(wanted ? followedKey : unfollowedKey, { name }));
  };

  const first = useRef(put);
  first.current = put;
  useEffect(() => {
    setFollowed(false);
    if (viewer === undefined) return;
    if (intent.take(key)) {
      void first.current(true);
      return;
    }
    let wanted = true;
    loadCalls()
      .then(({ fetchFollowing }) => fetchFollowing(kind, locale))
      .then((known) => {
        if (wanted && known !== null && !underWay.current) setFollowed(known.includes(slug));
      })
      .catch(() => {
        // The button still works: following a followed channel again changes nothing.
      });
    return () => {
      wanted = false;
    };
  }, [viewer, kind, slug, key, locale]);

  const toggle = (): void => {
    if (authState.get() !== null) {
      void put(!followed);
      return;
    }
    intent.keep(key);
    leadToLogin(localize);
  };
  return { followed, toggle };
};

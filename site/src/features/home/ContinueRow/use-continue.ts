import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../../shared/auth/auth-state';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { loadMessage } from '../../../shared/messages/load-message';
import { showToast } from '../../../shared/messages/toasts';
import { setContinueMark } from '../../../shared/progress/continue-mark';
import { readGuestProgress } from '../../../shared/progress/guest-progress';
import { useStore } from '../../../shared/store/use-store';
import { continueItems } from './continue-items';
import type { ContinueItem, Watched } from './continue-items';

/** Loaded lazily: most visitors have watched nothing. */
const loadCalls = () => import('./load-watched');

interface Continue {
  state: 'loading' | 'known' | 'failed';
  items: readonly ContinueItem[];
  /** Removes an entry at once, and offers undo. */
  remove: (item: ContinueItem) => Promise<void>;
  retry: () => void;
}

const NOTHING: readonly Watched[] = [];

/** Reads what the viewer, or the guest of this browser, can continue. */
export const useContinue = (): Continue => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const viewer = useStore(authState, null)?.id;
  const [history, setHistory] = useState<readonly Watched[] | null | 'failed'>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    // While the page hydrates, the viewer is known a render later.
    if (viewer !== authState.get()?.id) return;
    let isWanted = true;
    setHistory(null);
    const isNobody = viewer === undefined && readGuestProgress().length === 0;
    const found = isNobody
      ? Promise.resolve(NOTHING)
      : loadCalls().then(({ loadWatched }) => loadWatched(locale));
    found.then(
      (watched) => {
        if (!isWanted) return;
        setContinueMark(continueItems(watched).length > 0);
        setHistory(watched);
      },
      () => {
        if (isWanted) setHistory('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [viewer, locale, attempt]);

  const change = useCallback(
    async ({ watched }: ContinueItem, isKept: boolean): Promise<boolean> => {
      const codes = new Set(watched.map(({ video }) => video.code));
      const show = (isShown: boolean): void =>
        setHistory((before) => {
          if (before === null || before === 'failed') return before;
          const others = before.filter(({ video }) => !codes.has(video.code));
          const after = isShown ? [...others, ...watched] : others;
          return after.sort((one, other) => Date.parse(other.watchedAt) - Date.parse(one.watchedAt));
        });
      show(isKept);
      const failure = await loadCalls().then(
        (calls) => (isKept ? calls.restoreWatched : calls.forgetWatched)(watched, locale),
        () => 'SOMETHING_WENT_WRONG',
      );
      if (failure === null) return true;
      show(!isKept);
      showToast('failed', await loadMessage(failure, locale));
      return false;
    },
    [locale],
  );

  const remove = async (item: ContinueItem): Promise<void> => {
    if (!(await change(item, false))) return;
    const undo = async (): Promise<void> => {
      if (await change(item, true)) showToast('done', t('continue.restored'));
    };
    showToast('done', t('continue.removed'), { label: t('saved.undo'), run: () => void undo() });
  };

  const state = history === null ? 'loading' : history === 'failed' ? 'failed' : 'known';
  return {
    state,
    items: history === null || history === 'failed' ? [] : continueItems(history),
    remove,
    retry: () => setAttempt((count) => count + 1),
  };
};

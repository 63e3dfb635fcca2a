import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../../shared/i18n/locale-context';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { setContinueMark } from '../../../shared/progress/continue-mark';
import { forgetProgress, sendProgress } from '../../../shared/progress/progress-calls';
import { useWatchHistoryQuery } from './watch-history.query.generated';
import type { WatchHistoryQuery } from './watch-history.query.generated';
import type { WatchedVideo } from './watched-days';

/** Videos of one page of the list. */
const PAGE = 20;

const joined = ({ viewer }: WatchHistoryQuery, { viewer: next }: WatchHistoryQuery): WatchHistoryQuery => {
  if (!viewer?.watchHistory || !next?.watchHistory) return { viewer };
  const known = new Set(viewer.watchHistory.edges.map(({ node }) => node.code));
  const fresh = next.watchHistory.edges.filter(({ node }) => !known.has(node.code));
  return {
    viewer: {
      ...viewer,
      watchHistory: { ...next.watchHistory, edges: [...viewer.watchHistory.edges, ...fresh] },
    },
  };
};

/** Loads what the viewer has watched page by page, and forgets one video or everything. */
export const useWatchHistory = () => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const message = useMessage();
  const result = useWatchHistoryQuery({
    variables: { first: PAGE },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const list = result.data?.viewer?.watchHistory;

  const show = (code: string, isShown: boolean): void =>
    setGone((before) => new Set(isShown ? [...before].filter((one) => one !== code) : [...before, code]));

  const put = async ({ node: { code }, progress }: WatchedVideo, isKept: boolean): Promise<boolean> => {
    show(code, isKept);
    const failure = await (isKept
      ? sendProgress([{ ...progress, code }], locale)
      : forgetProgress([code], locale));
    if (failure === null) return true;
    show(code, !isKept);
    showToast('failed', message(failure));
    return false;
  };

  const undo = async (video: WatchedVideo): Promise<void> => {
    if (await put(video, true)) showToast('done', t('account.historyRestored'));
  };

  return {
    result,
    videos: (list?.edges ?? []).filter(({ node }) => !gone.has(node.code)),
    hasMore: list?.pageInfo.hasNextPage ?? false,
    isBusy,
    loadMore: async (): Promise<void> => {
      setBusy(true);
      await result
        .fetchMore({
          variables: { first: PAGE, after: list?.pageInfo.endCursor ?? null },
          updateQuery: (before, { fetchMoreResult }) => joined(before, fetchMoreResult),
        })
        .catch(() => showToast('failed', message('SOMETHING_WENT_WRONG')));
      setBusy(false);
    },
    /** Forgets one video at once, and offers undo. */
    remove: async (video: WatchedVideo): Promise<void> => {
      if (!(await put(video, false))) return;
      const action = { label: t('saved.undo'), run: () => void undo(video) };
      showToast('done', t('account.historyRemoved'), action);
    },
    /** Forgets everything. Returns true when it is done. */
    clear: async (): Promise<boolean> => {
      setBusy(true);
      const failure = await forgetProgress('all', locale);
      if (failure === null) {
        setContinueMark(false);
        await result.refetch().catch(() => undefined);
        showToast('done', t('account.historyCleared'));
      } else showToast('failed', message(failure));
      setBusy(false);
      return failure === null;
    },
  };
};

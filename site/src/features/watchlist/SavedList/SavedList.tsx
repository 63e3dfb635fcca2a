import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { showToast } from '../../../shared/messages/toasts';
import { loadMessage } from '../../../shared/messages/load-message';
import { useMessage } from '../../../shared/messages/use-message';
import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { updateSaved } from '../../../shared/watchlist/watchlist-calls';
import { SavedCard } from '../SavedCard/SavedCard';
import { SavedSkeleton } from '../SavedSkeleton/SavedSkeleton';
import * as styles from './SavedList.module.css';
import { useWatchlist } from './use-watchlist';

type Show = (code: string, shown: boolean) => void;

/**
 * Removes a video from the list optimistically and offers undo. A failure is announced and reverted in the list.
 */
const useRemoveSaved = (show: Show): ((code: string) => Promise<void>) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();

  const put = async (code: string, saved: boolean): Promise<boolean> => {
    show(code, saved);
    const failure = await updateSaved(code, saved, locale);
    if (failure === null) return true;
    show(code, !saved);
    showToast('failed', await loadMessage(failure, locale));
    return false;
  };
  const undo = async (code: string): Promise<void> => {
    if (await put(code, true)) showToast('done', t('saved.restored'));
  };
  return async (code) => {
    if (!(await put(code, false))) return;
    showToast('done', t('saved.removed'), { label: t('saved.undo'), run: () => void undo(code) });
  };
};

/** List of the saved videos, newest first. After a removal, the focus moves to the next video. */
export const SavedList = () => {
  const { t } = useTranslation();
  const message = useMessage();
  const { result, videos, more, show, loadMore } = useWatchlist();
  const remove = useRemoveSaved(show);
  const list = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<{ at: number; awaited: boolean } | null>(null);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!focus) return;
    const links = list.current?.querySelectorAll<HTMLElement>('li > a') ?? [];
    if (focus.awaited && links.length <= focus.at) return;
    const next = links[Math.min(focus.at, links.length - 1)] ?? list.current?.querySelector('a');
    next?.focus();
    setFocus(null);
  }, [focus, videos.length]);

  const showMore = async (): Promise<void> => {
    setLoading(true);
    const loaded = await loadMore();
    setLoading(false);
    if (loaded) setFocus({ at: videos.length, awaited: true });
    else showToast('failed', message('SOMETHING_WENT_WRONG'));
  };

  return (
    <QueryContent result={result} awaiting={<SavedSkeleton />}>
      {() => (
        <div ref={list} className={styles.list}>
          {videos.length === 0 && !more ? (
            <EmptyState
              title={t('saved.emptyTitle')}
              text={t('saved.emptyText')}
              action={
                <LocaleLink to="/shows" className={buttonClass('primary')}>
                  {t('saved.explore')}
                </LocaleLink>
              }
            />
          ) : (
            <CardGrid shape="wide">
              {videos.map((video, index) => (
                <SavedCard
                  key={video.code}
                  video={video}
                  onRemove={() => {
                    void remove(video.code);
                    setFocus({ at: index, awaited: false });
                  }}
                />
              ))}
            </CardGrid>
          )}
          {more && (
            <Button look="ghost" busy={loading} onClick={() => void showMore()}>
              {t('saved.more')}
            </Button>
          )}
        </div>
      )}
    </QueryContent>
  );
};

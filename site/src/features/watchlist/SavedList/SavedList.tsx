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
import { watchlistKey } from '../../../shared/watchlist/watchlist-item';
import type { WatchlistItem } from '../../../shared/watchlist/watchlist-item';
import { watchlistItemOf } from '../SavedCard/saved-item';
import { SavedCard } from '../SavedCard/SavedCard';
import { SavedSkeleton } from '../SavedSkeleton/SavedSkeleton';
import * as styles from './SavedList.module.css';
import { useWatchlist } from './use-watchlist';

type Show = (item: WatchlistItem, shown: boolean) => void;

/**
 * Removes an item from the list optimistically and offers undo. A failure is announced and reverted in the list.
 */
const useRemoveSaved = (show: Show): ((item: WatchlistItem) => Promise<void>) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();

  const put = async (item: WatchlistItem, saved: boolean): Promise<boolean> => {
    show(item, saved);
    const failure = await updateSaved(item, saved, locale);
    if (failure === null) return true;
    show(item, !saved);
    showToast('failed', await loadMessage(failure, locale));
    return false;
  };
  const undo = async (item: WatchlistItem): Promise<void> => {
    if (await put(item, true)) showToast('done', t('saved.restored'));
  };
  return async (item) => {
    if (!(await put(item, false))) return;
    showToast('done', t('saved.removed'), { label: t('saved.undo'), run: () => void undo(item) });
  };
};

/** List of the saved shows and videos, newest first. After a removal, the focus moves to the next one. */
export const SavedList = () => {
  const { t } = useTranslation();
  const message = useMessage();
  const { result, items, more, show, loadMore } = useWatchlist();
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
  }, [focus, items.length]);

  const showMore = async (): Promise<void> => {
    setLoading(true);
    const loaded = await loadMore();
    setLoading(false);
    if (loaded) setFocus({ at: items.length, awaited: true });
    else showToast('failed', message('SOMETHING_WENT_WRONG'));
  };

  return (
    <QueryContent result={result} awaiting={<SavedSkeleton />}>
      {() => (
        <div ref={list} className={styles.list}>
          {items.length === 0 && !more ? (
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
              {items.map((item, index) => {
                const saved = watchlistItemOf(item);
                return (
                  <SavedCard
                    key={watchlistKey(saved)}
                    item={item}
                    onRemove={() => {
                      void remove(saved);
                      setFocus({ at: index, awaited: false });
                    }}
                  />
                );
              })}
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

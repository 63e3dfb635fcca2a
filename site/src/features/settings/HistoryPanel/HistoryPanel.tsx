import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Panel } from '../../../shared/settings/Panel/Panel';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { Button } from '../../../shared/ui/Button/Button';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog/ConfirmDialog';
import { HistoryList } from './HistoryList';
import * as styles from './HistoryPanel.module.css';
import { useWatchHistory } from './use-watch-history';

const AWAITING = <PanelSkeleton rows={3} bare />;

const History = () => {
  const { t } = useTranslation();
  const { result, videos, hasMore, isBusy, loadMore, remove, clear } = useWatchHistory();
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  return (
    <QueryContent result={result} awaiting={AWAITING}>
      {() => (
        <>
          {videos.length === 0 && !hasMore ? (
            <p className={styles.empty}>{t('account.historyEmpty')}</p>
          ) : (
            <HistoryList
              videos={videos}
              list={list}
              onRemove={(video) => {
                list.current?.focus({ preventScroll: true });
                void remove(video);
              }}
            />
          )}
          {(videos.length > 0 || hasMore) && (
            <div className={styles.ways}>
              {hasMore && (
                <Button look="ghost" size="small" busy={isBusy} onClick={() => void loadMore()}>
                  {t('account.historyMore')}
                </Button>
              )}
              <Button look="ghost" size="small" onClick={() => setAsked(true)}>
                {t('account.historyClear')}
              </Button>
            </div>
          )}
          <ConfirmDialog
            open={isAsked}
            title={t('account.historyAsk')}
            confirmLabel={t('account.historyClear')}
            cancelLabel={t('account.historyKeep')}
            grave
            busy={isBusy}
            onConfirm={() =>
              void clear().then((isDone) => {
                if (isDone) setAsked(false);
              })
            }
            onCancel={() => setAsked(false)}
          >
            <p>{t('account.historyAskText')}</p>
          </ConfirmDialog>
        </>
      )}
    </QueryContent>
  );
};

/** What the viewer has watched, as a section of the account: by day, with a button to forget one or all. */
export const HistoryPanel = () => {
  const { t } = useTranslation();
  return (
    <Panel id="history" title={t('account.history')} lead={t('account.historyText')}>
      <ViewerScope awaiting={AWAITING}>
        <History />
      </ViewerScope>
    </Panel>
  );
};

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../../shared/auth/auth-state';
import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { useStore } from '../../../shared/store/use-store';
import { Button } from '../../../shared/ui/Button/Button';
import { ContinueCard } from './ContinueCard';
import * as styles from './ContinueRow.module.css';
import { ContinueSkeleton } from './ContinueSkeleton';
import { useContinue } from './use-continue';
import { useRoom } from './use-room';

/** Id of the heading, for links to the row. */
const ID = 'continue';

/**
 * Row of what the viewer or guest can continue, second on home. The served page is the same for everybody: it has the
 * row's room with a skeleton, which is shown before the first paint only where this browser knows of entries.
 */
export const ContinueRow = () => {
  const { t } = useTranslation();
  const viewer = useStore(authState, null)?.id;
  const { state, items, remove, retry } = useContinue();
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place, state === 'known' && items.length > 0);
  const focusAt = useRef<number | null>(null);

  useEffect(() => {
    if (focusAt.current === null) return;
    const links = place.current?.querySelectorAll<HTMLElement>('li > a') ?? [];
    links[Math.min(focusAt.current, links.length - 1)]?.focus({ preventScroll: true });
    focusAt.current = null;
  }, [items]);

  return (
    <div ref={place} className={styles.place} data-room={room}>
      <ContinueSkeleton title={t('continue.title')} isShown={state === 'loading'} />
      {room !== 'closed' && state === 'known' && items.length > 0 && (
        <div className={styles.row}>
          <Rail
            id={ID}
            title={t('continue.title')}
            shape="wide"
            path={viewer === undefined ? null : '/account#history'}
            pathLabel={t('continue.history')}
          >
            {items.map((item, index) => (
              <ContinueCard
                key={item.video.code}
                item={item}
                onRemove={() => {
                  focusAt.current = index;
                  void remove(item);
                }}
              />
            ))}
          </Rail>
        </div>
      )}
      {((state === 'known' && items.length === 0) || state === 'failed') && (
        <div className={styles.text}>
          <p>{t(state === 'failed' ? 'continue.failed' : 'continue.empty')}</p>
          {state === 'failed' && (
            <Button look="ghost" size="small" onClick={retry}>
              {t('watch.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

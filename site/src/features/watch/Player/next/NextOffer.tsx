import type { CSSProperties, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../../shared/ui/Button/Button';
import { PlayerIcon } from '../../../../shared/playback/PlayerIcon';
import { COUNTDOWN_SECONDS } from './countdown-seconds';
import * as unseen from '../../../../shared/ui/VisuallyHidden/VisuallyHidden.module.css';
import * as styles from './NextOffer.module.css';

interface Props {
  title: string;
  /** Seconds until the next video starts. */
  left: number;
  /** Container of the two buttons; the first one may take the focus. */
  actions?: RefObject<HTMLDivElement>;
  onGo: () => void;
  onCancel: () => void;
}

/**
 * Offer of the next video: title, countdown and two buttons. Screen readers announce it once, not every second.
 */
export const NextOffer = ({ title, left, actions, onGo, onCancel }: Props) => {
  const { t } = useTranslation();
  const ring: CSSProperties & Record<'--part', number> = { '--part': left / COUNTDOWN_SECONDS };
  return (
    <div className={styles.next}>
      <p className={styles.title}>{t('player.next', { title })}</p>
      <p role="status" className={unseen.unseen}>
        {t('player.nextIn', { count: COUNTDOWN_SECONDS, title })}
      </p>
      <span className={styles.ring} style={ring} aria-hidden="true">
        <b className={styles.number}>{left}</b>
      </span>
      <div className={styles.actions} ref={actions}>
        <Button size="small" onClick={onGo}>
          <PlayerIcon name="play" />
          {t('player.playNow')}
        </Button>
        <Button look="ghost" size="small" onClick={onCancel}>
          {t('player.cancel')}
        </Button>
      </div>
    </div>
  );
};

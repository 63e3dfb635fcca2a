import { useMachine } from '@xstate/react';
import { navigate } from 'gatsby';
import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';
import { useLocalize } from '../../../../shared/i18n/locale-context';
import { Button } from '../../../../shared/ui/Button/Button';
import { PlayerIcon } from '../bar/PlayerIcon';
import { COUNTDOWN_SECONDS, countdownMachine } from './countdown.machine';
import * as styles from './NextCountdown.module.css';
import { intendToPlay } from './play-intent';

interface Props {
  next: VideoCardFragment;
  /** Takes the focus, so that a keyboard in the player finds Cancel. */
  takeFocus: boolean;
  onCancel: () => void;
}

/** The next video comes in ten seconds, unless the viewer says now or no. Said once, not every second. */
export const NextCountdown = ({ next, takeFocus, onCancel }: Props) => {
  const { t } = useTranslation();
  const localize = useLocalize();
  const cancel = useRef<HTMLDivElement>(null);
  const path = localize(`/watch/${next.code}`);
  const [machine] = useState(() =>
    countdownMachine.provide({
      actions: {
        go: () => {
          intendToPlay(next.code);
          void navigate(path);
        },
      },
    }),
  );
  const [{ context }, send] = useMachine(machine);
  useEffect(() => {
    if (takeFocus) cancel.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [takeFocus]);
  const ring: CSSProperties & Record<'--part', number> = { '--part': context.left / COUNTDOWN_SECONDS };

  return (
    <div className={styles.next}>
      <p className={styles.title}>{t('player.next', { title: next.title })}</p>
      <p role="status" className={styles.heard}>
        {t('player.nextIn', { count: COUNTDOWN_SECONDS, title: next.title })}
      </p>
      <span className={styles.ring} style={ring} aria-hidden="true">
        <b className={styles.number}>{context.left}</b>
      </span>
      <div className={styles.actions} ref={cancel}>
        <Button size="small" onClick={() => send({ type: 'GO' })}>
          <PlayerIcon name="play" />
          {t('player.playNow')}
        </Button>
        <Button
          look="ghost"
          size="small"
          onClick={() => {
            send({ type: 'CANCEL' });
            onCancel();
          }}
        >
          {t('player.cancel')}
        </Button>
      </div>
    </div>
  );
};

import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { formatPercent } from './format-percent';
import { ControlTip } from './ControlTip';
import { IconButton } from './IconButton';
import * as styles from './Volume.module.css';

interface Props {
  volume: number;
  muted: boolean;
  /** Shows only the mute button, for touch devices, which have volume keys. */
  brief: boolean;
  onVolume: (volume: number) => void;
  onMute: () => void;
}

/** Mute button and volume slider. */
export const Volume = ({ volume, muted, brief, onVolume, onMute }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const heard = muted ? 0 : volume;
  const level: CSSProperties & Record<'--at', number> = { '--at': heard };
  return (
    <div className={styles.volume}>
      <IconButton
        name={t(heard === 0 ? 'player.unmute' : 'player.mute')}
        icon={heard === 0 ? 'muted' : heard < 0.5 ? 'soundLow' : 'sound'}
        shortcut="m"
        onClick={onMute}
      />
      {!brief && (
        <ControlTip name={t('player.volume')} shortcut="↑ ↓">
          <input
            className={styles.level}
            style={level}
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={heard}
            aria-label={t('player.volume')}
            aria-valuetext={formatPercent(heard, locale)}
            onChange={({ target }) => onVolume(Number(target.value))}
          />
        </ControlTip>
      )}
    </div>
  );
};

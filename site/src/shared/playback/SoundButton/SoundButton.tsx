import { useTranslation } from 'react-i18next';

import { PlayerIcon } from '../PlayerIcon';
import * as styles from './SoundButton.module.css';

interface Props {
  muted: boolean;
  onToggle: () => void;
}

/** Control of the sound: says so while it is off, because every visit begins without sound. */
export const SoundButton = ({ muted, onToggle }: Props) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={muted ? styles.off : styles.on}
      aria-label={t(muted ? 'player.unmute' : 'player.mute')}
      onClick={onToggle}
    >
      {muted && <span aria-hidden="true">{t('player.tapForSound')}</span>}
      <PlayerIcon name={muted ? 'muted' : 'sound'} />
    </button>
  );
};

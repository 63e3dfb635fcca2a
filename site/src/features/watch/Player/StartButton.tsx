import { useTranslation } from 'react-i18next';

import * as styles from './StartButton.module.css';

interface Props {
  /** Given by video-react to its children. */
  actions?: { play: () => void };
  player?: { hasStarted: boolean };
}

/** The star that begins the video, named in the language of the page. */
export const StartButton = ({ actions, player }: Props) => {
  const { t } = useTranslation();
  if (player?.hasStarted) return null;
  return (
    <button
      type="button"
      className={styles.start}
      aria-label={t('watch.play')}
      onClick={() => actions?.play()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.triangle}>
        <path d="M8 5v14l11-7z" />
      </svg>
    </button>
  );
};

import { PlayerIcon } from '../../../../shared/playback/PlayerIcon';
import * as styles from './MiddleButton.module.css';

interface Props {
  paused: boolean;
  onToggle: () => void;
}

/**
 * Large play and pause button in the middle of the picture, for fingers. Keyboards and screen readers have the one of
 * the control bar, which does the same.
 */
export const MiddleButton = ({ paused, onToggle }: Props) => (
  <button
    type="button"
    className={styles.middle}
    data-testid="middle"
    tabIndex={-1}
    aria-hidden="true"
    onClick={onToggle}
  >
    <PlayerIcon name={paused ? 'play' : 'pause'} />
  </button>
);

import { PlayerIcon } from '../../../../shared/playback/PlayerIcon';
import type { PlayerIconName } from '../../../../shared/playback/PlayerIcon';
import * as styles from './Menu.module.css';

interface Props {
  icon: PlayerIconName;
  label: string;
  onChoose: () => void;
}

/** Menu item that runs an action. */
export const MenuAction = ({ icon, label, onChoose }: Props) => (
  <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onChoose}>
    <PlayerIcon name={icon} />
    <bdi>{label}</bdi>
  </button>
);

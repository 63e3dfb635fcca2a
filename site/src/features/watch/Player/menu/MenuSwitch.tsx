import { Star } from '../../../../shared/ui/Star/Star';
import * as styles from './Menu.module.css';

interface Props {
  label: string;
  on: boolean;
  onToggle: () => void;
}

/** Menu item that switches something on and off. */
export const MenuSwitch = ({ label, on, onToggle }: Props) => (
  <button
    type="button"
    role="menuitemcheckbox"
    aria-checked={on}
    tabIndex={-1}
    className={styles.item}
    onClick={onToggle}
  >
    <Star className={styles.mark} />
    <bdi>{label}</bdi>
  </button>
);

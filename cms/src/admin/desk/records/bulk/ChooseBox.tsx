import styles from './bulk.module.css';

interface Props {
  label: string;
  isOn: boolean;
  /** Some of what the box stands for is chosen. */
  isMixed?: boolean;
  /** `through`: pressed with Shift. */
  onChange: (isOn: boolean, through: boolean) => void;
}

/** Checkbox at the start of a row. */
export const ChooseBox = ({ label, isOn, isMixed = false, onChange }: Props) => (
  <label className={styles['box']}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  </label>
);

import { useTranslation } from 'react-i18next';

import { passwordStrength } from './password-strength';
import type { PasswordStrength } from './password-strength';
import * as styles from './PasswordStrengthHint.module.css';

const LEVELS: readonly PasswordStrength[] = ['weak', 'fair', 'strong'];

/** Says in one sentence how hard a new password is to guess, with a bar of three parts for the eye. */
export const PasswordStrengthHint = ({ password }: { password: string }) => {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  const level = strength === null ? 0 : LEVELS.indexOf(strength) + 1;
  return (
    <div className={styles.strength}>
      {strength && (
        <span className={styles.bar} aria-hidden="true">
          {LEVELS.map((part, index) => (
            <span key={part} className={index < level ? `${styles.part} ${styles.full}` : styles.part} />
          ))}
        </span>
      )}
      <p role="status" className={styles.text}>
        {strength && t(`field.strength.${strength}`)}
      </p>
    </div>
  );
};

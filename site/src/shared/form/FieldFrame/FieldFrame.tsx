import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FieldNote } from '../FieldNote/FieldNote';
import * as styles from './FieldFrame.module.css';

export interface FieldText {
  label: string;
  hint?: string | undefined;
  optional?: boolean | undefined;
}

interface Props extends FieldText {
  id: string;
  error: string | null;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Frame of every form field: the label above, the hint or the error below. */
export const FieldFrame = ({ id, label, hint, optional = false, error, aside, children }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label} {optional && <span className={styles.optional}>({t('register.optional')})</span>}
        </label>
        {aside}
      </div>
      {children}
      <FieldNote field={id} hint={hint} error={error} />
    </div>
  );
};

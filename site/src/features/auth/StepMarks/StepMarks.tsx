import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import * as styles from './StepMarks.module.css';

/** Step indicator of a flow with `steps` steps: one star per step, lit when reached, and the text. */
export const StepMarks = ({ step, steps }: { step: number; steps: number }) => {
  const { t } = useTranslation();
  return (
    <p className={styles.steps}>
      {Array.from({ length: steps }, (_, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={styles.line} />}
          <span className={index < step ? `${styles.star} ${styles.lit}` : styles.star} />
        </Fragment>
      ))}
      <span>{t('register.step', { step, steps })}</span>
    </p>
  );
};

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { StateStar } from '../StateStar/StateStar';
import * as styles from './ErrorState.module.css';

interface Props {
  /** What happened. */
  title: string;
  /** What can be done. */
  text: string;
  onRetry?: () => void;
  /** It is being tried again. */
  retrying?: boolean;
  /** Another way on. */
  action?: ReactNode;
}

/** A part of a page that could not be had: what happened, what to do, and a way to try again. */
export const ErrorState = ({ title, text, onRetry, retrying = false, action }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.error} role="alert">
      <StateStar state="error" />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {(onRetry ?? action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button look="ghost" busy={retrying} onClick={onRetry}>
              <Icon name="retry" /> {t('state.retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
};

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { StateFrame } from '../StateFrame/StateFrame';

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
    <StateFrame state="error" title={title} text={text}>
      {onRetry && (
        <Button look="ghost" busy={retrying} onClick={onRetry}>
          <Icon name="retry" /> {t('state.retry')}
        </Button>
      )}
      {action}
    </StateFrame>
  );
};

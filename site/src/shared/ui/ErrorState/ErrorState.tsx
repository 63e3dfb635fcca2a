import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { StateFrame } from '../StateFrame/StateFrame';

interface Props {
  /** Description of the error. */
  title: string;
  /** Advice for the viewer. */
  text: string;
  onRetry?: () => void;
  /** Whether a retry is in progress. */
  retrying?: boolean;
  /** Alternative action. */
  action?: ReactNode;
}

/** Error state of a page section that failed to load: the error, advice and a retry button. */
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

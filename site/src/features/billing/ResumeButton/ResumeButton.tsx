import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { firstFailure } from '../../../shared/messages/first-failure';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { Button } from '../../../shared/ui/Button/Button';
import { useResumeSubscriptionMutation } from './resume-subscription.mutation.generated';

/** Button that withdraws a cancellation before the paid period ends. */
export const ResumeButton = ({ onResumed }: { onResumed: () => Promise<void> }) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [resume] = useResumeSubscriptionMutation();
  const [busy, setBusy] = useState(false);

  const submit = async (): Promise<void> => {
    setBusy(true);
    const code = await resume().then(
      ({ data }) => firstFailure(data?.resumeSubscription),
      () => 'UPSTREAM_UNAVAILABLE',
    );
    if (code === null) {
      showToast('done', t('billing.resumed'));
      await onResumed();
    } else showToast('failed', message(code));
    setBusy(false);
  };
  return (
    <Button look="paper" busy={busy} onClick={() => void submit()}>
      {t('billing.resume')}
    </Button>
  );
};

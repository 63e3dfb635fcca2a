import { RECOVERY_DAYS } from '@sahra/schemas/constants';
import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../shared/i18n/format';
import { isolate } from '../../../shared/i18n/isolate';
import { useLocalize, usePageLocale } from '../../../shared/i18n/locale-context';
import { Button } from '../../../shared/ui/Button/Button';
import { Dialog } from '../../../shared/ui/Dialog/Dialog';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog/ConfirmDialog';
import type { DeleteReasonOptionFragment } from '../delete-reasons.fragment.generated';
import type { DeleteViewerQuery } from '../delete-viewer.query.generated';
import { FormPanel } from '../FormPanel/FormPanel';
import { Consequences } from './Consequences';
import { DeletionForm } from './DeletionForm';
import { useDeletion } from './use-deletion';

interface Props {
  viewer: NonNullable<DeleteViewerQuery['viewer']>;
  reasons: readonly DeleteReasonOptionFragment[];
  chosen: string | null;
}

/**
 * Consequences, form, confirmation dialog and farewell. Leaving the farewell loads a new document, signed out.
 */
export const Deletion = ({ viewer, reasons, chosen }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const { step, recoveryEndsAt, ask, confirm, cancel } = useDeletion();
  const leave = (): void => window.location.assign(localize('/'));
  return (
    <>
      <Consequences subscription={viewer.subscription} />
      <FormPanel>
        <DeletionForm
          email={viewer.email}
          hasPassword={viewer.hasPassword}
          reasons={reasons}
          chosen={chosen}
          onAsk={ask}
        />
      </FormPanel>
      <ConfirmDialog
        open={step === 'confirming' || step === 'deleting'}
        title={t('delete-account.ask')}
        confirmLabel={t('settings.delete')}
        cancelLabel={t('delete-account.keep')}
        grave
        busy={step === 'deleting'}
        onConfirm={confirm}
        onCancel={cancel}
      >
        <p>{t('delete-account.askText', { count: RECOVERY_DAYS })}</p>
      </ConfirmDialog>
      <Dialog open={step === 'deleted'} onClose={leave} title={t('delete-account.done')}>
        <p>
          {t('delete-account.doneText', {
            day: recoveryEndsAt ? formatDate(recoveryEndsAt, locale) : '',
            email: isolate(viewer.email),
          })}
        </p>
        <Button onClick={leave}>{t('delete-account.leave')}</Button>
      </Dialog>
    </>
  );
};

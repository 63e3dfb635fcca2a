import { RECOVERY_DAYS } from '@sahra/schemas/constants';
import { useTranslation } from 'react-i18next';

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
 * Consequences, form and confirmation dialog. The landing page, to which a deletion leads, confirms it.
 */
export const Deletion = ({ viewer, reasons, chosen }: Props) => {
  const { t } = useTranslation();
  const { step, ask, confirm, cancel } = useDeletion(viewer.email);
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
        open={step !== 'filling'}
        title={t('delete-account.ask')}
        confirmLabel={t('settings.delete')}
        cancelLabel={t('delete-account.keep')}
        grave
        busy={step === 'deleting' || step === 'deleted'}
        onConfirm={confirm}
        onCancel={cancel}
      >
        <p>{t('delete-account.askText', { count: RECOVERY_DAYS })}</p>
      </ConfirmDialog>
    </>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { showToast } from '../../messages/toasts';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog';

interface Props {
  /** Returns whether it succeeded. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before the viewer's own comment is deleted: its text is erased and cannot come back. */
export const DeleteDialog = ({ onDelete, onClose }: Props) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    if (await onDelete()) showToast('done', t('comments.deleted'));
    else {
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      title={t('comments.deleteTitle')}
      confirmLabel={t('comments.delete')}
      cancelLabel={t('comments.keep')}
      grave
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('comments.deleteText')}</p>
    </ConfirmDialog>
  );
};

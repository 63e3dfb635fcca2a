import type { ReactNode } from 'react';

import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import * as styles from './ConfirmDialog.module.css';

interface Props {
  open: boolean;
  title: string;
  /** Consequences of the confirmation. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Whether the action destroys something permanently. */
  grave?: boolean;
  /** While true, the dialog cannot be closed. */
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Dialog that asks for confirmation of an action: the consequences, one button to confirm, one to cancel. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  grave = false,
  busy,
  onConfirm,
  onCancel,
}: Props) => (
  <Dialog open={open} onClose={() => !busy && onCancel()} title={title}>
    {children}
    <div className={styles.ways}>
      <Button look={grave ? 'live' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
      <Button look="text" disabled={busy} onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  </Dialog>
);

import type { ReactNode } from 'react';

import { Button } from '../../../shared/ui/Button/Button';
import { Dialog } from '../../../shared/ui/Dialog/Dialog';
import * as styles from './ConfirmDialog.module.css';

interface Props {
  open: boolean;
  title: string;
  /** What happens when it is confirmed. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** What is confirmed takes something away for good. */
  grave?: boolean;
  /** It is under way: the dialog stays until it is done. */
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done that the viewer might not mean: what happens, one way on, one way out. */
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

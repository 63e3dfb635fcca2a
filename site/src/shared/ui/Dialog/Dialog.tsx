import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../Icon/Icon';
import * as styles from './Dialog.module.css';

/** Shorter movements of the handle leave the sheet open. */
const PULL_PX = 32;

interface Props {
  open: boolean;
  /** Called by the close button, Escape and a click on the backdrop. The parent sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** `sheet`: two thirds of the screen at the bottom, at the end side on wide screens; what is above it stays seen. */
  look?: 'panel' | 'sheet';
  /** Wide picture at the top. */
  art?: ReactNode;
  /** A sentence, then one primary action and one to cancel. */
  children: ReactNode;
}

/** Native modal dialog: it traps the focus and restores it on close. On phones it is a sheet at the bottom. */
export const Dialog = ({ open, onClose, title, look = 'panel', art, children }: Props) => {
  const { t } = useTranslation();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  const from = useRef(0);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);

  const closeBeside = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys have the close button and Escape; a click beside the dialog is for pointers only
    <dialog
      ref={dialog}
      className={[styles.dialog, art ? '' : styles.plain, look === 'sheet' ? styles.sheet : '']
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={heading}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {look === 'sheet' && (
        // Fingers pull the sheet down; everybody else has the close button and Escape.
        <div
          className={styles.handle}
          onPointerDown={({ clientY }) => {
            from.current = clientY;
          }}
          onPointerUp={({ clientY }) => clientY - from.current > PULL_PX && onClose()}
        />
      )}
      <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      {art && <div className={styles.art}>{art}</div>}
      <div className={styles.body}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
};

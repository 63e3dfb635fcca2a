import { useEffect, useRef, type ReactNode } from 'react';

import frame from '../frame/frame.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './dialog.module.css';

interface Props {
  name: string;
  onClose: () => void;
  /** What it asks, and `DialogActs` at its end. */
  children: ReactNode;
}

/** "Close" at the end of a dialog of the planner, after the button that does what the dialog is for. */
export const DialogActs = ({ children }: { children?: ReactNode }) => {
  const { text } = useDeskLanguage();
  return (
    <div className={styles['foot']}>
      {children}
      <button
        type="button"
        className={parts['button']}
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      >
        {text('close')}
      </button>
    </div>
  );
};

/** Dialog of the planner; Escape and "Close" leave it. The focus goes to its first field. */
export const PlannerDialog = ({ name, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={frame['dialog']} aria-label={name} onClose={onClose}>
      <h2>{name}</h2>
      {children}
    </dialog>
  );
};

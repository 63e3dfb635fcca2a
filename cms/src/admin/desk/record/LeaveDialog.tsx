import { useEffect, useRef } from 'react';

import frame from '../frame/frame.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './record.module.css';
import type { HeldLeave } from './use-leave-saved';

/** Asks before unsaved changes are lost. */
export const LeaveDialog = ({ held }: { held: HeldLeave }) => {
  const { text } = useDeskLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={frame['dialog']} aria-labelledby="leave-title" onClose={held.stay}>
      <h2 id="leave-title">{text('leave.title')}</h2>
      <p>{text('leave.text')}</p>
      <span className={styles['acts']}>
        <button type="button" className={parts['button']} onClick={held.stay}>
          {text('leave.stay')}
        </button>
        <button type="button" className={parts['button']} onClick={held.leave}>
          {text('leave.go')}
        </button>
      </span>
    </dialog>
  );
};

import { useEffect, useRef } from 'react';

import frame from '../frame/frame.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './record.module.css';
import type { HeldLeave } from './use-leave-saved';

const TEXTS = {
  unsaved: { title: 'leave.title', text: 'leave.text', go: 'leave.go' },
  upload: { title: 'leave.upload', text: 'leave.uploadText', go: 'leave.uploadGo' },
} as const;

/** Asks before unsaved changes are lost or an upload stops. */
export const LeaveDialog = ({ held }: { held: HeldLeave }) => {
  const { text } = useDeskLanguage();
  const { title, text: said, go } = TEXTS[held.reason];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={frame['dialog']} aria-labelledby="leave-title" onClose={held.stay}>
      <h2 id="leave-title">{text(title)}</h2>
      <p>{text(said)}</p>
      <span className={styles['acts']}>
        <button type="button" className={parts['button']} onClick={held.stay}>
          {text('leave.stay')}
        </button>
        <button type="button" className={parts['button']} onClick={held.leave}>
          {text(go)}
        </button>
      </span>
    </dialog>
  );
};

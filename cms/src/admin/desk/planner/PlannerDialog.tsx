import { useEffect, useRef, type ReactNode } from 'react';

import frame from '../frame/frame.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';

interface Props {
  name: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog of the planner; Escape and "Close" leave it. The focus goes to its first field. */
export const PlannerDialog = ({ name, onClose, children }: Props) => {
  const { text } = useDeskLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={frame['dialog']} aria-label={name} onClose={onClose}>
      <h2>{name}</h2>
      {children}
      <button type="button" className={parts['button']} onClick={() => dialog.current?.close()}>
        {text('close')}
      </button>
    </dialog>
  );
};

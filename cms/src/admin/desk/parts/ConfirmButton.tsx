import { useEffect, useRef, useState } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from './parts.module.css';
import styles from './forms.module.css';

interface Props {
  label: string;
  /** What it is done to, for readers that see no row. */
  subject: string;
  disabled?: boolean;
  onConfirm: () => void;
}

/** A button for what cannot be taken back: the second press does it. */
export const ConfirmButton = ({ label, subject, disabled = false, onConfirm }: Props) => {
  const { text } = useDeskLanguage();
  const [isArmed, setArmed] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  // The focus stays where the first press was, and comes there once: whoever types elsewhere keeps their field.
  useEffect(() => {
    if (isArmed) confirm.current?.focus();
  }, [isArmed]);
  const small = [parts['button'], parts['small']].join(' ');
  const about = <span className={parts['hidden']}>: {subject}</span>;
  if (!isArmed)
    return (
      <button type="button" className={small} disabled={disabled} onClick={() => setArmed(true)}>
        {label}
        {about}
      </button>
    );
  return (
    <span className={styles['confirm']}>
      <button
        type="button"
        className={[small, styles['danger']].join(' ')}
        ref={confirm}
        disabled={disabled}
        onClick={() => {
          setArmed(false);
          onConfirm();
        }}
      >
        {text('confirm', { what: label })}
        {about}
      </button>
      <button type="button" className={small} onClick={() => setArmed(false)}>
        {text('keep')}
      </button>
    </span>
  );
};

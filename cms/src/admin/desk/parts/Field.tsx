import { useId, type ReactNode } from 'react';

import styles from './forms.module.css';

interface Control {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface Props {
  label: string;
  hint?: string | undefined;
  /** Why the server refused what the field holds. */
  error?: string | undefined;
  children: (control: Control) => ReactNode;
}

/** A field of a form with its label, its hint and its error. */
export const Field = ({ label, hint, error, children }: Props) => {
  const id = useId();
  const about = `${id}-about`;
  const described = error ?? hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(error !== undefined && { 'aria-invalid': true as const }),
        ...(described !== undefined && { 'aria-describedby': about }),
      })}
      {described !== undefined && (
        <small
          id={about}
          className={error === undefined ? undefined : styles['wrong']}
          {...(error !== undefined && { role: 'alert' })}
        >
          {described}
        </small>
      )}
    </div>
  );
};

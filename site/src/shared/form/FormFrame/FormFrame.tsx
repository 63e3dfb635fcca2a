import { FORM_ERROR } from 'final-form';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';

import { useMessage } from '../../messages/use-message';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import type { ButtonLook } from '../../ui/Button/button-class';
import { ScriptsNote } from '../ScriptsNote/ScriptsNote';
import { focusFirstError } from '../focus-first-error';
import { useEffectsAtOnce } from '../use-effects-at-once';
import { useKeptInput } from '../use-kept-input';
import * as styles from './FormFrame.module.css';

/** Refusals that only ask for another press: the focus stays at the button. */
const PRESS_AGAIN: readonly string[] = ['UPSTREAM_UNAVAILABLE', 'SOMETHING_WENT_WRONG'];

interface Props {
  /** Submit handler of the surrounding `Form`. */
  handleSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  submitLabel: ReactNode;
  /** Look of the button. */
  look?: ButtonLook;
  /** Shows a single field with the button beside it. */
  inline?: boolean;
  children: ReactNode;
}

/**
 * Frame of every form: the form error above, the fields, and the submit button, which is busy while the form is
 * sent. The first invalid field gets the focus, or else
 * the form error. The method is `post`, so that field values never appear in a URL.
 */
export const FormFrame = ({
  handleSubmit,
  submitLabel,
  look = 'primary',
  inline = false,
  children,
}: Props) => {
  const message = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const { submitting, submitErrors, dirtySinceLastSubmit } = useFormState({
    subscription: { submitting: true, submitErrors: true, dirtySinceLastSubmit: true },
  });
  const refused: unknown = dirtySinceLastSubmit ? null : submitErrors?.[FORM_ERROR];

  const [submits, setSubmits] = useState(0);
  // The errors of a submit are rendered together with its count, or before.
  useEffect(() => {
    if (submits > 0 && form.current) focusFirstError(form.current);
  }, [submits]);
  useKeptInput(form);
  useEffectsAtOnce();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    void Promise.resolve(handleSubmit(event)).then(() => setSubmits((count) => count + 1));
  };

  return (
    <form
      ref={form}
      className={inline ? `${styles.form} ${styles.inline}` : styles.form}
      noValidate
      method="post"
      onSubmit={submit}
    >
      <ScriptsNote />
      <div className={styles.status} role="alert">
        {typeof refused === 'string' && (
          <div tabIndex={-1} data-refusal={PRESS_AGAIN.includes(refused) ? undefined : ''}>
            <Banner kind="failed">{message(refused)}</Banner>
          </div>
        )}
      </div>
      {children}
      <div className={styles.submit}>
        <Button type="submit" look={look} busy={submitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};

import { createForm } from 'final-form';
import type { FormApi } from 'final-form';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Form } from 'react-final-form';

interface Props {
  values?: Record<string, unknown>;
  /** Error codes by field, shown at once. */
  errors?: Record<string, string>;
  children: ReactNode;
}

type Values = Record<string, unknown>;

const NOTHING = {};
const onSubmit = (): void => undefined;

/**
 * Returns a submitted form, because a form shows its errors only after a submit. It is submitted before the
 * first render, so that the HTML of the page contains the errors too.
 */
const createSentForm = (values: Values, errors: Record<string, string>): FormApi<Values> => {
  const form = createForm<Values>({ onSubmit, initialValues: values, validate: () => errors });
  for (const field of Object.keys(errors)) form.registerField(field, () => undefined, {});
  void form.submit();
  return form;
};

/** Form with fixed values and errors that never sends anything. */
export const SampleForm = ({ values = NOTHING, errors, children }: Props) => {
  const [form] = useState(() =>
    errors ? createSentForm(values, errors) : createForm<Values>({ onSubmit, initialValues: values }),
  );
  return (
    <Form form={form} onSubmit={onSubmit}>
      {() => <>{children}</>}
    </Form>
  );
};

import { createForm } from 'final-form';
import type { FormApi } from 'final-form';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Form } from 'react-final-form';

interface Props {
  values?: Record<string, unknown>;
  /** Codes of what is wrong, by field; they are said at once. */
  errors?: Record<string, string>;
  children: ReactNode;
}

type Values = Record<string, unknown>;

const NOTHING = {};
const onSubmit = (): void => undefined;

/** A form says its errors once it was sent. Sent before the first render, so that the page's HTML has them too. */
const createSentForm = (values: Values, errors: Record<string, string>): FormApi<Values> => {
  const form = createForm<Values>({ onSubmit, initialValues: values, validate: () => errors });
  for (const field of Object.keys(errors)) form.registerField(field, () => undefined, {});
  void form.submit();
  return form;
};

/** A form that is never sent: what its fields hold, and what is wrong with them. */
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

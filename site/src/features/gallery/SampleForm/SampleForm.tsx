import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Form, useForm } from 'react-final-form';

interface Props {
  values?: Record<string, unknown>;
  /** Codes of what is wrong, by field; they are said at once. */
  errors?: Record<string, string>;
  children: ReactNode;
}

const NOTHING = {};

/** A form says its errors once somebody tried to send it. */
const Tried = () => {
  const { submit } = useForm();
  useEffect(() => void submit(), [submit]);
  return null;
};

/** A form that is never sent: what its fields hold, and what is wrong with them. */
export const SampleForm = ({ values = NOTHING, errors, children }: Props) => (
  <Form onSubmit={() => undefined} initialValues={values} validate={() => errors ?? NOTHING}>
    {() => (
      <>
        {children}
        {errors && <Tried />}
      </>
    )}
  </Form>
);

import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Puts what is known once the page runs into a field of the form around it, unless something was typed. Stands after the field. */
export const Prefill = ({ name, value }: { name: string; value: string }) => {
  const form = useForm();
  useEffect(() => {
    if (value && !form.getFieldState(name)?.value) form.change(name, value);
  }, [form, name, value]);
  return null;
};

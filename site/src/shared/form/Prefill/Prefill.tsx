import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/**
 * Fills a field of the surrounding form with a value known only in the browser, unless the field has a value.
 * Must stand after the field.
 */
export const Prefill = ({ name, value }: { name: string; value: string }) => {
  const form = useForm();
  useEffect(() => {
    if (value && !form.getFieldState(name)?.value) form.change(name, value);
  }, [form, name, value]);
  return null;
};

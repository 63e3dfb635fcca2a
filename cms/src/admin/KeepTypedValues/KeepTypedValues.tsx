import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

/**
 * Strapi shows a save as done at once, and takes it back when the server refuses: the form then holds what is stored,
 * below an error about what was typed. This puts back what was typed.
 */
export const KeepTypedValues = () => {
  const { values, initialValues, errors, isSubmitting, setValues } = useForm(
    'KeepTypedValues',
    (form) => form,
  );
  const typed = useRef<object | null>(null);
  useEffect(() => {
    if (isSubmitting) typed.current ??= values;
    else if (Object.keys(errors).length === 0) typed.current = null;
    else if (typed.current !== null && values !== typed.current) {
      // The form itself sets one object as both; an edit makes a new one, and then there is nothing to put back.
      if (values === initialValues) setValues(typed.current);
      else typed.current = null;
    }
  }, [values, initialValues, errors, isSubmitting, setValues]);
  return null;
};

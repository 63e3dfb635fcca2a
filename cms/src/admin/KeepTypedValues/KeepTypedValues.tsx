import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

/**
 * Restores typed values after a failed save. Strapi shows a save as done at once (optimistic update); when
 * the server rejects it, the form resets to the stored values under an error about the typed ones.
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
      // The reset sets both to the same object. After an edit they differ, and nothing must be restored.
      if (values === initialValues) setValues(typed.current);
      else typed.current = null;
    }
  }, [values, initialValues, errors, isSubmitting, setValues]);
  return null;
};

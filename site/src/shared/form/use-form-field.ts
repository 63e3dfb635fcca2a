import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { FieldInputProps } from 'react-final-form';
import { useField } from 'react-final-form';

import { useFieldError } from './use-field-error';

interface FormField {
  input: FieldInputProps<string>;
  element: RefObject<HTMLInputElement>;
  /** Error text in the page's locale; null when valid. */
  error: string | null;
}

/** Hook for one text value of a form: its input props, and its error after blur or submit. */
export const useFormField = (name: string): FormField => {
  const { input, meta } = useField<string>(name, { parse: (value: string) => value });
  const element = useRef<HTMLInputElement>(null);
  const change = useRef(input.onChange);
  // Text typed or autofilled before hydration is copied into the form state.
  useEffect(() => {
    if (element.current?.value) change.current(element.current.value);
  }, []);
  return { input, element, error: useFieldError(meta) };
};

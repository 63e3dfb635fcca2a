import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { FieldInputProps } from 'react-final-form';
import { useField } from 'react-final-form';

import { useFieldError } from './use-field-error';

interface FormField {
  input: FieldInputProps<string>;
  element: RefObject<HTMLInputElement>;
  /** What is wrong, in the page's language; null while nothing is. */
  error: string | null;
}

/** One text value of a form: its input, and what is wrong with it once the field was left or the form sent. */
export const useFormField = (name: string): FormField => {
  const { input, meta } = useField<string>(name, { parse: (value: string) => value });
  const element = useRef<HTMLInputElement>(null);
  const change = useRef(input.onChange);
  // What was typed, or filled in by the browser, before the page ran belongs to the form too.
  useEffect(() => {
    if (element.current?.value) change.current(element.current.value);
  }, []);
  return { input, element, error: useFieldError(meta) };
};

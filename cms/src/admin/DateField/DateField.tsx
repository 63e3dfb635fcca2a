import { useField, useFocusInputField } from '@strapi/strapi/admin';

import { DateInput, type DateInputProps } from './DateInput';

/** Props that Strapi passes to the input of an attribute. */
export type DateFieldProps = Omit<DateInputProps, 'binding' | 'inputRef'>;

/** Date input of Strapi's form. */
export const DateField = (props: DateFieldProps) => {
  const { name } = props;
  const { value, error, onChange } = useField(name);
  const focus = useFocusInputField<HTMLInputElement>(name);
  const change = (next: unknown): void => onChange(name, next);
  return <DateInput {...props} binding={{ value, error, onChange: change }} inputRef={focus} />;
};

import { DateField, type DateFieldProps } from './DateField';

/** Date input of a list filter. The filter is added only when the date can be read. */
export const DateFilterInput = (props: DateFieldProps) => (
  <DateField {...props} unreadableValue={() => null} />
);

import { DateField, type DateFieldProps } from './DateField';

/** The value by which a list is filtered: with none that can be read, the filter is not added. */
export const DateFilterInput = (props: DateFieldProps) => (
  <DateField {...props} unreadableValue={() => null} />
);

import { GULF_TIME_ZONE } from '@sahra/schemas/constants';

import { DateInput } from '../../DateField/DateInput';
import type { ControlProps } from './control-props';
import styles from './fields.module.css';

/** Day, or day and time in the zone of the desk, with the label and the sentence of the date field. */
export const DateControl = ({ id, field, value, onChange, disabled, problems }: ControlProps) => (
  <div className={styles['date']}>
    <DateInput
      name={id}
      zone={GULF_TIME_ZONE}
      type={field.kind === 'date' ? 'date' : 'datetime'}
      binding={{ value, error: problems[0]?.sentence, onChange }}
      label={field.label}
      required={field.required}
      disabled={disabled}
    />
  </div>
);

import type { Locale } from '@sahra/schemas/constants';

import type { FormField } from '../../../desk/form/record-form';
import type { RecordProblem } from '../record/record-state';

/** What the control of a field is given. */
export interface ControlProps {
  /** Id of the control in the page, which its label names. */
  id: string;
  field: FormField;
  value: unknown;
  /** Value of the same field in the other language, where there is one. */
  other?: unknown;
  onChange: (value: unknown) => void;
  /** Language of the text; null where both languages share the value. */
  locale: Locale | null;
  disabled: boolean;
  /** Problems of this field and of the fields in it; paths begin below the field. */
  problems: readonly RecordProblem[];
  /** Ids of the sentences about the field. */
  describedBy: string | undefined;
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

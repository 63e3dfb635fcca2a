import type { ReactNode } from 'react';

import type { FormField } from '../../../desk/form/record-form';
import { FieldBox } from '../fields/FieldBox';
import { ConflictChoice } from './ConflictChoice';
import type { Part } from './record-state';
import { useRecordField } from './use-record-field';

interface Props {
  part: Exclude<Part, 'focal'>;
  field: FormField;
  disabled: boolean;
  isTitle?: boolean;
  /** Value that is decided elsewhere: it is shown, and cannot be changed here. */
  told?: unknown;
  children?: ReactNode;
}

/** Field of the open record, which saves itself. */
export const RecordField = ({ part, field, disabled, isTitle = false, told, children }: Props) => {
  const { name } = field;
  const { value, other, change, problems, conflict } = useRecordField(part, name);
  return (
    <div data-field={name} data-part={part}>
      <FieldBox
        id={`field-${part}-${name}`}
        field={field}
        value={told ?? value}
        other={other}
        onChange={change}
        locale={part === 'facts' ? null : part}
        disabled={disabled || field.fixed || told !== undefined}
        problems={problems}
        isTitle={isTitle}
      >
        {children}
      </FieldBox>
      {conflict && <ConflictChoice conflict={conflict} />}
    </div>
  );
};

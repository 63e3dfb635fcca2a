import type { ReactNode } from 'react';

import type { FormField } from '../../../desk/form/record-form';
import { FieldBox } from '../fields/FieldBox';
import { ConflictChoice } from './ConflictChoice';
import { useOpenRecord } from './record-context';
import { partOfConflict, shownValue, type Part } from './record-state';

const OTHER = { en: 'ar', ar: 'en' } as const;

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
  const { state, edit } = useOpenRecord();
  const { name } = field;
  const locale = part === 'facts' ? null : part;
  const conflict = state.conflicts.find((each) => partOfConflict(each) === part && each.field === name);
  return (
    <div data-field={name} data-part={part}>
      <FieldBox
        id={`field-${part}-${name}`}
        field={field}
        value={told ?? shownValue(state, part, name)}
        other={locale === null ? undefined : shownValue(state, OTHER[locale], name)}
        onChange={(value) => edit({ part, name, value })}
        locale={locale}
        disabled={disabled || field.fixed || told !== undefined}
        problems={state.problems
          .filter(({ language, path }) => language === locale && path[0] === name)
          .map((problem) => ({ ...problem, path: problem.path.slice(1) }))}
        isTitle={isTitle}
      >
        {children}
      </FieldBox>
      {conflict && <ConflictChoice conflict={conflict} />}
    </div>
  );
};

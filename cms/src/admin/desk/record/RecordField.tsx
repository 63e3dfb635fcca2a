import type { ReactNode } from 'react';

import type { FormField } from '../../../desk/form/record-form';
import { textOf } from '../fields/control-props';
import { FieldBox } from '../fields/FieldBox';
import { GlossaryHints } from '../glossary/GlossaryHints';
import { ConflictChoice } from './ConflictChoice';
import { useOpenRecord } from './record-context';
import { partOf, shownValue, type Part } from './record-state';

/** Fields in which the glossary looks for its terms. */
const TEXTS = new Set<FormField['kind']>(['text', 'paragraph', 'rich']);

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
  const conflict = state.conflicts.find((each) => partOf(each.language) === part && each.field === name);
  return (
    <div data-field={name} data-part={part}>
      <FieldBox
        id={`field-${part}-${name}`}
        field={field}
        value={told ?? shownValue(state, part, name)}
        onChange={(value) => edit({ part, name, value })}
        locale={locale}
        disabled={disabled || field.fixed || told !== undefined}
        problems={state.problems
          .filter(({ language, path }) => language === locale && path[0] === name)
          .map((problem) => ({ ...problem, path: problem.path.slice(1) }))}
        isTitle={isTitle}
      >
        {children}
        {locale !== null && TEXTS.has(field.kind) && (
          <GlossaryHints
            locale={locale}
            text={textOf(shownValue(state, locale, name))}
            other={textOf(shownValue(state, locale === 'en' ? 'ar' : 'en', name))}
            disabled={disabled}
            onChange={(value) => edit({ part, name, value })}
          />
        )}
      </FieldBox>
      {conflict && <ConflictChoice conflict={conflict} />}
    </div>
  );
};

import { ownValue } from '@sahra/schemas/own-value';
import { Fragment, useRef, type ReactNode } from 'react';

import type { FormField } from '../../../desk/form/record-form';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import type { ControlProps } from './control-props';
import styles from './groups.module.css';

type Part = Readonly<Record<string, unknown>>;

/** Values that a new part begins with. */
const blankPart = (fields: readonly FormField[]): Part =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? null]));

/** Keys of parts, which have no name of their own: they move with their part, so that a field keeps the focus. */
const useKeys = (
  count: number,
): { keys: number[]; move: (from: number, to: number) => void; drop: (at: number) => void } => {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) keys.current.push((next.current += 1));
  keys.current.length = count;
  return {
    keys: keys.current,
    move: (from, to) => {
      const [key] = keys.current.splice(from, 1);
      if (key !== undefined) keys.current.splice(to, 0, key);
    },
    drop: (at) => void keys.current.splice(at, 1),
  };
};

interface Props extends ControlProps {
  renderField: (props: Omit<ControlProps, 'describedBy'>) => ReactNode;
}

/** Group of fields that is repeated: parts are added, removed and moved. */
export const PartsControl = (props: Props) => {
  const { id, field, value, other, onChange, locale, disabled, problems, renderField } = props;
  const { text, number } = useDeskLanguage();
  const all = Array.isArray(value) ? (value as Part[]) : [];
  const others = Array.isArray(other) ? (other as Part[]) : [];
  const fields = field.parts ?? [];
  const { keys, move, drop } = useKeys(all.length);
  const { min = null, max = null } = field.range ?? {};
  const place = (from: number, by: 1 | -1): void => {
    const next = [...all];
    const [part] = next.splice(from, 1);
    if (part) next.splice(from + by, 0, part);
    move(from, from + by);
    onChange(next);
  };
  const remove = (at: number): void => {
    drop(at);
    onChange(all.filter((_, each) => each !== at));
  };
  return (
    <div className={styles['parts']} role="group" aria-labelledby={`${id}-label`} id={id} tabIndex={-1}>
      {all.map((part, at) => {
        const title = text('part.name', { field: field.label, n: number(at + 1) });
        return (
          <fieldset key={keys[at]}>
            <legend className={parts['hidden']}>{title}</legend>
            <span className={styles['partHead']}>
              <b aria-hidden="true">{number(at + 1)}</b>
              {!disabled && (
                <>
                  <button
                    type="button"
                    aria-label={text('pick.up', { title })}
                    disabled={at === 0}
                    onClick={() => place(at, -1)}
                  >
                    <Icon name="up" />
                  </button>
                  <button
                    type="button"
                    aria-label={text('pick.down', { title })}
                    disabled={at === all.length - 1}
                    onClick={() => place(at, 1)}
                  >
                    <Icon name="down" />
                  </button>
                  <button
                    type="button"
                    aria-label={text('pick.remove', { title })}
                    disabled={min !== null && all.length <= min}
                    onClick={() => remove(at)}
                  >
                    <Icon name="close" />
                  </button>
                </>
              )}
            </span>
            {fields.map((each) => (
              <Fragment key={each.name}>
                {renderField({
                  id: `${id}-${keys[at] ?? at}-${each.name}`,
                  field: each,
                  value: ownValue(part, each.name),
                  other: ownValue(others[at] ?? {}, each.name),
                  locale,
                  disabled,
                  problems: problems
                    .filter(({ path }) => path[0] === String(at) && path[1] === each.name)
                    .map((problem) => ({ ...problem, path: problem.path.slice(2) })),
                  onChange: (next) =>
                    onChange(
                      all.map((former, one) => (one === at ? { ...former, [each.name]: next } : former)),
                    ),
                })}
              </Fragment>
            ))}
          </fieldset>
        );
      })}
      {!disabled && (max === null || all.length < max) && (
        <button
          type="button"
          className={[parts['button'], parts['small']].join(' ')}
          aria-label={text('pick.add', { field: field.label })}
          onClick={() => onChange([...all, blankPart(fields)])}
        >
          <Icon name="add" />
          {text('part.add')}
        </button>
      )}
    </div>
  );
};

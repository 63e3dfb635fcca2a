import { DIRECTION } from '@sahra/schemas/constants';

import { textOf, type ControlProps } from './control-props';
import styles from './fields.module.css';

const PROSE_ROWS = 3;
const RICH_ROWS = 10;

interface Props extends ControlProps {
  /** Title of the record: larger, and as high as its text, though it is one line to the site. */
  isTitle?: boolean;
  isSmall?: boolean;
  placeholder?: string;
}

const LINE_BREAKS = /\s*[\r\n]+\s*/g;

/** Addresses are written from left to right in every language. */
const ADDRESS = /^(?:\/|#|https?:|mailto:|tel:)/;

/** Text of one line or of several, in the direction and the size of its own language. */
export const TextControl = (props: Props) => {
  const { id, field, value, onChange, locale, disabled, problems, describedBy } = props;
  const { isTitle = false, isSmall = false, placeholder } = props;
  const shown = textOf(value);
  const change = (text: string): void => onChange(text === '' ? null : text);
  const look = [
    styles['input'],
    isTitle ? styles['title'] : '',
    isSmall ? styles['small'] : '',
    problems.length > 0 ? styles['bad'] : '',
  ];
  const shared = {
    id,
    value: shown,
    dir: ADDRESS.test(shown) ? 'ltr' : locale ? DIRECTION[locale] : 'auto',
    lang: locale ?? undefined,
    disabled,
    required: field.required,
    'aria-invalid': problems.length > 0,
    'aria-describedby': describedBy,
    placeholder,
    maxLength: field.storedMax,
  };
  if (isTitle)
    return (
      <textarea
        {...shared}
        className={[...look, styles['prose']].join(' ')}
        rows={1}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
        onChange={({ target }) => change(target.value.replace(LINE_BREAKS, ' '))}
      />
    );
  if (field.kind === 'text' && !isSmall)
    return (
      <input
        {...shared}
        type="text"
        autoComplete="off"
        className={look.join(' ')}
        onChange={({ target }) => change(target.value)}
      />
    );
  return (
    <textarea
      {...shared}
      className={[...look, styles['prose']].join(' ')}
      rows={isSmall ? 2 : field.kind === 'rich' ? RICH_ROWS : PROSE_ROWS}
      onChange={({ target }) => change(target.value)}
    />
  );
};

import { DIRECTION } from '@sahra/schemas/constants';

import { textOf, type ControlProps } from './control-props';
import styles from './fields.module.css';
import { oneLine } from './one-line';

const PROSE_ROWS = 3;
const RICH_ROWS = 10;

interface Props extends ControlProps {
  /** Title of the record: larger, and as high as its text, though it is one line to the site. */
  isTitle?: boolean;
  isSmall?: boolean;
  placeholder?: string;
}

/** Addresses are written from left to right in every language. */
const ADDRESS = /^(?:\/|#|https?:|mailto:|tel:)/;

/** Takes the line breaks out of the field before React does, which would leave the caret at its end; false: none there. */
const makeOneLine = (field: HTMLTextAreaElement): boolean => {
  const { text, caret } = oneLine({ text: field.value, caret: field.selectionEnd });
  if (text === field.value) return false;
  field.value = text;
  field.setSelectionRange(caret, caret);
  return true;
};

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
          const isLeft = event.ctrlKey || event.metaKey || event.nativeEvent.isComposing;
          if (event.key === 'Enter' && !isLeft) event.preventDefault();
        }}
        onChange={({ target, nativeEvent }) => {
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (!isComposing) makeOneLine(target);
          change(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => {
          if (makeOneLine(currentTarget)) change(currentTarget.value);
        }}
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

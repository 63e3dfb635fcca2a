import type { KeyboardEventHandler, RefObject } from 'react';
import { useId } from 'react';

import { FieldNote } from '../../form/FieldNote/FieldNote';
import { noteId } from '../../form/note-id';
import * as well from '../../form/Well.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import * as styles from './Composer.module.css';

interface Props {
  field: RefObject<HTMLTextAreaElement>;
  label: string;
  placeholder?: string;
  text: string;
  /** What is wrong with the text. */
  failure: string | null;
  onText: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
}

/** Field for the text of a comment, which grows with it. */
export const CommentField = ({ field, label, placeholder, text, failure, onText, onKeyDown }: Props) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <textarea
        ref={field}
        id={id}
        className={`${well.well} ${styles.field}`}
        rows={2}
        dir="auto"
        value={text}
        placeholder={placeholder}
        aria-invalid={failure !== null || undefined}
        aria-describedby={failure === null ? undefined : noteId(id)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onText(target.value)}
      />
      <FieldNote field={id} error={failure} />
    </>
  );
};

import { useState } from 'react';

import { textOf } from './control-props';

interface Typed {
  text: string;
  /** Value of the field that the text gave. */
  value: unknown;
}

interface TypedText {
  /** What the field shows. */
  text: string;
  /** Keeps what was typed, and the value that it gives the field. */
  type: (text: string, value: unknown) => void;
  /** Shows the value again, when the editor leaves the field. */
  finish: () => void;
}

/**
 * Text of a field while it has the focus. What is typed stays though its value is written in another way, such as a
 * number in Arabic digits; it no longer counts once the field has another value, such as another editor's text, because
 * the editor has to see what a publish would publish.
 */
export const useTypedText = (value: unknown): TypedText => {
  const [typed, setTyped] = useState<Typed | null>(null);
  return {
    text: typed !== null && textOf(typed.value) === textOf(value) ? typed.text : textOf(value),
    type: (text, given) => setTyped({ text, value: given }),
    finish: () => setTyped(null),
  };
};

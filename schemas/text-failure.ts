import { isVisible } from './invisible-text';
import { lengthOf } from './length-of';

/** Length limits in code points, and the error code of each rule. */
interface TextRules<Code extends string> {
  min: number;
  max: number;
  required: Code;
  length: Code;
}

/** Returns the error code of the first rule that a cleaned text breaks; undefined when it is valid. */
export const textFailure = <Code extends string>(
  text: string,
  { min, max, required, length }: TextRules<Code>,
): Code | undefined => {
  if (!isVisible(text)) return required;
  const characters = lengthOf(text);
  return characters < min || characters > max ? length : undefined;
};

import { lengthOf } from './length-of';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns whether a text has a visible character; joiners and combining marks alone are invisible. */
const isVisible = (text: string): boolean => VISIBLE.test(text);

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

import { isVisible } from './is-visible';
import { lengthOf } from './length-of';

/** What a text must keep, in code points, and the codes it is refused with. */
export interface TextRules<Code extends string> {
  min: number;
  max: number;
  required: Code;
  length: Code;
}

/** Code of the rule that a cleaned text breaks; undefined when it keeps all. */
export const textFailure = <Code extends string>(
  text: string,
  { min, max, required, length }: TextRules<Code>,
): Code | undefined => {
  if (!isVisible(text)) return required;
  const characters = lengthOf(text);
  return characters < min || characters > max ? length : undefined;
};

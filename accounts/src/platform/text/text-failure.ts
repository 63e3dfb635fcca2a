import { lengthOf } from './length-of';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether anything of a text can be seen: joiners and marks alone cannot. */
const isVisible = (text: string): boolean => VISIBLE.test(text);

/** What a text must keep, in code points, and the codes it is refused with. */
interface TextRules<Code extends string> {
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

import { cleanEmail } from './clean-email';
import { cleanText } from './clean-text';
import { CONTACT_NAME_LENGTH, MESSAGE_LENGTH } from './constants';
import { emailFailure } from './email-failure';
import { stripControls } from './strip-controls';
import { textFailure } from './text-failure';

const NAME = { ...CONTACT_NAME_LENGTH, required: 'NAME_REQUIRED', length: 'NAME_LENGTH' } as const;
const CONTENT = { ...MESSAGE_LENGTH, required: 'MESSAGE_REQUIRED', length: 'MESSAGE_LENGTH' } as const;

/**
 * Allowed characters (docs/product/rules.md R53): letters and marks of any script, joiners, space, full stop, and
 * what scripts and keyboards write for apostrophe, hyphen and middle dot (ʼ and ʻ are letters of Unicode). Word makes
 * dashes of hyphens.
 */
const NAME_CHARACTERS = /^[\p{L}\p{M}\p{Pd}\u200C\u200D '‘’‛`´′＇՚׳״.·・･་]+$/u;
const LETTER = /\p{L}/u;

const nameFailure = (name: string): string | undefined => {
  const failure = textFailure(name, NAME);
  if (failure === 'NAME_REQUIRED' || (NAME_CHARACTERS.test(name) && LETTER.test(name))) return failure;
  return 'NAME_CHARACTERS';
};

interface ContactMessage {
  name: string;
  email: string;
  content: string;
}

/** Cleans a message of the contact form, and returns with it the error code of each field that breaks a rule. */
export const checkContactMessage = (
  typed: ContactMessage,
): { input: ContactMessage; failures: Record<keyof ContactMessage, string | undefined> } => {
  const input = {
    name: stripControls(typed.name),
    email: cleanEmail(typed.email),
    content: cleanText(typed.content),
  };
  return {
    input,
    failures: {
      name: nameFailure(input.name),
      email: emailFailure(input.email),
      content: textFailure(input.content, CONTENT),
    },
  };
};

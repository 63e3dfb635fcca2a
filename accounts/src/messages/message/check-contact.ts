import { CONTACT_NAME_LENGTH, MESSAGE_LENGTH } from '@sahra/schemas/constants';

import { emailFailure } from '../../identity/identity.module';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { cleanText } from '../../platform/text/clean-text';
import { textFailure } from '../../platform/text/text-failure';
import { stripControls } from '../../platform/text/strip-controls';
import { textOf } from '../../platform/text/text-of';

/** A body whose fields are of the right kind; whether they keep the rules is told by the failures beside it. */
export interface ContactInput {
  name: string;
  email: string;
  content: string;
}

const NAME = { ...CONTACT_NAME_LENGTH, required: 'NAME_REQUIRED', length: 'NAME_LENGTH' };
const CONTENT = { ...MESSAGE_LENGTH, required: 'MESSAGE_REQUIRED', length: 'MESSAGE_LENGTH' };
/** docs/product/rules.md R53: letters and marks of any script, space, apostrophes, hyphen and full stop. */
const NAME_CHARACTERS = /^[\p{L}\p{M} '’.-]*\p{L}[\p{L}\p{M} '’.-]*$/u;

const nameFailure = (name: string): string | undefined => {
  const failure = textFailure(name, NAME);
  if (failure === 'NAME_REQUIRED' || NAME_CHARACTERS.test(name)) return failure;
  return 'NAME_CHARACTERS';
};

/** Reads a body of POST /api/contact and judges every field by itself, so that all failures are told at once. */
export const checkContact = (
  body: Readonly<Record<string, unknown>>,
): { input: ContactInput; failures: FieldFailure[] } => {
  const input: ContactInput = {
    name: stripControls(textOf(body['name'])),
    email: textOf(body['email']).trim().normalize('NFC'),
    content: cleanText(textOf(body['content'])),
  };
  const verdicts = {
    name: nameFailure(input.name),
    email: emailFailure(input.email),
    content: textFailure(input.content, CONTENT),
  };
  const failures = Object.entries(verdicts).flatMap(([field, code]) => (code ? [{ field, code }] : []));
  return { input, failures };
};

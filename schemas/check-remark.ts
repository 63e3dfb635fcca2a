import { cleanEmail } from './clean-email';
import { cleanText } from './clean-text';
import { COMMENT_LENGTH } from './constants';
import { emailFailure } from './email-failure';
import { textFailure } from './text-failure';

const COMMENT = { ...COMMENT_LENGTH, required: 'MESSAGE_REQUIRED', length: 'COMMENT_LENGTH' } as const;

interface Remark {
  comment: string;
  /** Address for a reply; null when none is wanted. */
  email: string | null;
}

/** Cleans feedback or a problem report, and returns with it the error code of each field that breaks a rule. */
export const checkRemark = (typed: {
  comment: string;
  email: string;
}): { input: Remark; failures: Record<keyof Remark, string | undefined> } => {
  const comment = cleanText(typed.comment);
  const email = cleanEmail(typed.email);
  return {
    input: { comment, email: email || null },
    failures: { comment: textFailure(comment, COMMENT), email: email ? emailFailure(email) : undefined },
  };
};

import { COMMENT_LENGTH } from '@sahra/schemas/constants';

import { emailFailure } from '../../identity/identity.module';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { cleanText } from '../../platform/text/clean-text';
import { textFailure } from '../../platform/text/text-failure';
import { videoCodeOf } from '../../platform/video/video-code-of';
import { textOf } from '../../platform/text/text-of';

/** A body whose fields are of the right kind; whether they keep the rules is told by the failures beside it. */
export interface RemarkInput {
  comment: string;
  /** Where an answer goes; null when none is wanted. */
  email: string | null;
  /** Video that it is about; null when it is about none. */
  videoCode: string | null;
}

const COMMENT = { ...COMMENT_LENGTH, required: 'MESSAGE_REQUIRED', length: 'COMMENT_LENGTH' };

/** Reads a body of POST /api/feedback or POST /api/report and judges every field by itself, so that all failures are told at once. */
export const checkRemark = (
  body: Readonly<Record<string, unknown>>,
): { input: RemarkInput; failures: FieldFailure[] } => {
  const comment = cleanText(textOf(body['comment']));
  const email = textOf(body['email']).trim().normalize('NFC');
  const code = body['video_code'] ?? '';
  const videoCode = videoCodeOf(code) ?? null;
  const verdicts = {
    comment: textFailure(comment, COMMENT),
    email: email === '' ? undefined : emailFailure(email),
    video_code: code === '' || videoCode !== null ? undefined : 'NOT_FOUND',
  };
  return {
    input: { comment, email: email === '' ? null : email, videoCode },
    failures: Object.entries(verdicts).flatMap(([field, failure]) =>
      failure ? [{ field, code: failure }] : [],
    ),
  };
};

import { COMMENT_AT_MAX, COMMENT_LENGTH } from '@sahra/schemas/constants';
import { cleanText } from '@sahra/schemas/clean-text';
import { textFailure } from '@sahra/schemas/text-failure';

import type { FieldFailure } from '../../platform/http/errors/refusal';
import { isUuid } from '../../platform/text/is-uuid';
import { CODE_FAILURE, videoCodeOf } from '../../platform/video/video-code-of';
import { textOf } from '../../platform/text/text-of';

/** Body whose fields have the right type; the failures returned with it list the rules it breaks. */
export interface CommentInput {
  code: string;
  comment: string;
  parentId: string | null;
  at: number | null;
}

const RULES = { ...COMMENT_LENGTH, required: 'COMMENT_REQUIRED', length: 'COMMENT_LENGTH' };

const isAt = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= COMMENT_AT_MAX;

/**
 * Reads the body of POST /api/comments and validates each field separately, so that all failures are reported at
 * once.
 */
export const checkComment = (
  body: Readonly<Record<string, unknown>>,
): { input: CommentInput; failures: FieldFailure[] } => {
  const code = videoCodeOf(body['code']);
  const comment = cleanText(textOf(body['comment']));
  const parent = body['parent_id'] ?? null;
  const at = body['at'] ?? null;
  const failing = textFailure(comment, RULES);
  return {
    input: { code: code ?? '', comment, parentId: isUuid(parent) ? parent : null, at: isAt(at) ? at : null },
    failures: [
      ...(code === undefined ? [CODE_FAILURE] : []),
      ...(failing === undefined ? [] : [{ field: 'comment', code: failing }]),
      ...(parent === null || isUuid(parent) ? [] : [{ field: 'parent_id', code: 'COMMENT_FAILED' }]),
      ...(at === null || isAt(at) ? [] : [{ field: 'at', code: 'BAD_USER_INPUT' }]),
    ],
  };
};

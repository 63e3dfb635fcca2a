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

/** What an author changes in a comment. */
export interface EditInput {
  comment: string;
  /** Undefined to leave it as it is. */
  at: number | null | undefined;
  /** Version that the author had before them. */
  version: number;
}

const RULES = { ...COMMENT_LENGTH, required: 'COMMENT_REQUIRED', length: 'COMMENT_LENGTH' };

const isAt = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= COMMENT_AT_MAX;

const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Reads the words of a comment and the second that they speak about. */
const checkWords = (
  body: Readonly<Record<string, unknown>>,
): { words: Pick<CommentInput, 'comment' | 'at'>; failures: FieldFailure[] } => {
  const comment = cleanText(textOf(body['comment']));
  const at = body['at'] ?? null;
  const failing = textFailure(comment, RULES);
  return {
    words: { comment, at: isAt(at) ? at : null },
    failures: [
      ...(failing === undefined ? [] : [{ field: 'comment', code: failing }]),
      ...(at === null || isAt(at) ? [] : [{ field: 'at', code: 'BAD_USER_INPUT' }]),
    ],
  };
};

/** Reads the body of PUT /api/comments/{id}. */
export const checkEdit = (
  body: Readonly<Record<string, unknown>>,
): { input: EditInput; failures: FieldFailure[] } => {
  const { words, failures } = checkWords(body);
  const version = body['version'];
  return {
    input: {
      comment: words.comment,
      at: body['at'] === undefined ? undefined : words.at,
      version: isVersion(version) ? version : 0,
    },
    failures: [...failures, ...(isVersion(version) ? [] : [{ field: 'version', code: 'BAD_USER_INPUT' }])],
  };
};

/**
 * Reads the body of POST /api/comments and validates each field separately, so that all failures are reported at
 * once.
 */
export const checkComment = (
  body: Readonly<Record<string, unknown>>,
): { input: CommentInput; failures: FieldFailure[] } => {
  const code = videoCodeOf(body['code']);
  const parent = body['parent_id'] ?? null;
  const { words, failures } = checkWords(body);
  return {
    input: { ...words, code: code ?? '', parentId: isUuid(parent) ? parent : null },
    failures: [
      ...(code === undefined ? [CODE_FAILURE] : []),
      ...failures,
      ...(parent === null || isUuid(parent) ? [] : [{ field: 'parent_id', code: 'COMMENT_FAILED' }]),
    ],
  };
};

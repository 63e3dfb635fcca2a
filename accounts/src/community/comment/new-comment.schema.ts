import { Type } from 'typebox';

import { COMMENT_AT_MAX, COMMENT_LENGTH } from '@sahra/schemas/constants';

import { VideoCodeSchema } from '../../platform/video/video-code.schema';

const Words = Type.String({
  minLength: COMMENT_LENGTH.min,
  description: `Up to ${COMMENT_LENGTH.max} code points after control characters and outer spaces are taken out. Refusals: COMMENT_REQUIRED, COMMENT_LENGTH.`,
});

const at = (description: string) =>
  Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: COMMENT_AT_MAX }), Type.Null()], {
      description: `${description} Refusal: BAD_USER_INPUT.`,
    }),
  );

/** Body of PUT /api/comments/{id}. */
export const EditedCommentSchema = Type.Object(
  {
    comment: Words,
    at: at('Second of the video it speaks about, null for none; without it, it stays as it is.'),
    version: Type.Integer({
      minimum: 1,
      description: 'Version of the comment that the author began with. Refusal: BAD_USER_INPUT.',
    }),
  },
  { $id: 'EditedComment', description: 'What an author changes in a comment.' },
);

/** Body of POST /api/comments. The schema describes the rules; `checkComment` applies all of them at once. */
export const NewCommentSchema = Type.Object(
  {
    code: VideoCodeSchema,
    comment: Words,
    parent_id: Type.Optional(
      Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
        description:
          'The comment it replies to, of the same video; a reply to a reply joins the same thread. Refusal when it is not shown any more: COMMENT_FAILED.',
      }),
    ),
    at: at('Second of the video it speaks about.'),
  },
  { $id: 'NewComment', description: 'A comment as it is sent.' },
);

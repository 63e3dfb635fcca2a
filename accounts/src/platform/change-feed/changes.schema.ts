import { Type } from 'typebox';

import { CHANGES_PAGE_SIZE } from '@sahra/schemas/change-feed';

import { errorResponses } from '../http/errors/error-responses.schema';
import { componentRef } from '../http/openapi/component';
import { ChangeSchema } from './change.schema';

const MetaSchema = Type.Object({
  last: Type.Integer({ minimum: 0, description: 'Number of the newest change; 0 when there is none.' }),
  pages: Type.Integer({
    minimum: 0,
    description:
      'Number of the newest change of what pages are built from, which leaves out `video-counts`, `comments`, `session` and `viewer`; 0 when there is none.',
  }),
});

export const CHANGES_SCHEMA = {
  operationId: 'changes',
  tags: ['feed'],
  summary: 'What changed here, in commit order',
  description: `For gateways: \`session\` names a session that ended, \`viewer\` a viewer whose subscription changed. At most ${CHANGES_PAGE_SIZE} rows an answer: ask again after the last number until it equals \`meta.last\`.`,
  querystring: Type.Object({
    after: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      default: 0,
      description: 'Number of the last change the reader has seen.',
    }),
  }),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(ChangeSchema)), meta: MetaSchema },
      { description: 'Changes after the cursor, oldest first.' },
    ),
    410: Type.Object(
      { message: Type.String(), code: Type.Literal('CURSOR_GONE'), meta: MetaSchema },
      { description: 'The feed no longer holds that cursor: purge everything and go on from `meta.last`.' },
    ),
    ...errorResponses([400]),
  },
};

import { Type } from 'typebox';

import { WATCHED_WORD_MAX } from '../../community/community.module';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { adminRoute } from '../admin-route.schema';

/** Watched word: a comment that contains it waits for moderation. */
export const WatchedWordSchema = Type.Object(
  {
    folded: Type.String({ description: 'What it is compared by, and its identity here.' }),
    word: Type.String({ description: 'As it was written.' }),
    created_by: Type.String({ description: 'Who added it.' }),
    created_at: Type.String({ format: 'date-time', description: 'When (ISO 8601, UTC).' }),
  },
  { $id: 'WatchedWord', description: 'A word that holds a comment until somebody has looked.' },
);

/** Body that adds a watched word. */
export const NewWatchedWordSchema = Type.Object(
  {
    word: Type.String({
      minLength: 1,
      maxLength: WATCHED_WORD_MAX,
      description:
        'Marks, tatweel, forms of alef and case do not matter; `*` at the end stands for any ending.',
    }),
  },
  { $id: 'NewWatchedWord', description: 'A word to be watched.' },
);

const one = Type.Object({ data: componentRef(WatchedWordSchema) }, { description: 'The word.' });

export const WATCHED_WORDS_SCHEMA = {
  operationId: 'adminWatchedWords',
  ...adminRoute('comments:moderate', 'Every watched word'),
  response: {
    200: Type.Object({ data: Type.Array(componentRef(WatchedWordSchema)) }, { description: 'In order.' }),
    ...errorResponses([401, 403]),
  },
};

export const ADD_WATCHED_WORD_SCHEMA = {
  operationId: 'adminAddWatchedWord',
  ...adminRoute('comments:moderate', 'Watch a word', 'Added twice it is there once.'),
  body: componentRef(NewWatchedWordSchema),
  response: {
    200: one,
    ...errorResponses([400, 401, 403, 413, 415, 422], {
      422: 'WORD_EMPTY on `word`: nothing of it can be compared.',
    }),
  },
};

export const REMOVE_WATCHED_WORD_SCHEMA = {
  operationId: 'adminRemoveWatchedWord',
  ...adminRoute('comments:moderate', 'Watch a word no longer', 'Comments that are held already stay held.'),
  params: Type.Object({ folded: Type.String() }),
  response: { 200: one, ...errorResponses([401, 403, 404]) },
};

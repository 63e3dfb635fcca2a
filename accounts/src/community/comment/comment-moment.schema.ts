import { Type } from 'typebox';

/** Second of a video that comments speak about. */
export const CommentMomentSchema = Type.Object(
  {
    code: Type.String({ description: 'Code of the video.' }),
    at: Type.Integer({ minimum: 0, description: 'Second of the video.' }),
    comments: Type.Integer({ minimum: 1, description: 'Comments and replies that speak about it.' }),
  },
  { $id: 'CommentMoment', description: 'A second of a video that comments speak about.' },
);

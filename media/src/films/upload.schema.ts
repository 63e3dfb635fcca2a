import { FILM_TOKEN, FORBIDDEN, refusals } from './film.schema';

export const CREATE_UPLOAD_SCHEMA = {
  tags: ['films'],
  operationId: 'createUpload',
  summary: 'Begins an upload by the tus protocol 1.0.',
  description:
    'Header `Upload-Length`: bytes, at most 50 GB. 201 with `Location`. The film is made once the last byte has arrived.',
  security: FILM_TOKEN,
  response: refusals({
    403: FORBIDDEN,
    413: 'FILM_TOO_LARGE.',
    422: 'No length: NOT_A_VIDEO.',
    507: 'No room for the file and its film: STORAGE_FULL.',
  }),
};

export const UPLOAD_SCHEMA = {
  tags: ['films'],
  summary: 'Resumes (HEAD), continues (PATCH) or gives up (DELETE) an upload.',
  description: 'tus protocol 1.0. 404 without a body for an upload that is over or was replaced.',
  security: FILM_TOKEN,
  response: refusals({ 403: FORBIDDEN, 507: 'The disk is full: STORAGE_FULL.' }),
};

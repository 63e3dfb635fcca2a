import { Type } from 'typebox';

import { LOCALES } from '@sahra/schemas/constants';

import { MESSAGE_KINDS, MESSAGE_STATUSES } from '../../messages/messages.module';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { adminRoute } from '../admin-route.schema';

const NOTE_MAX = 2000;
const instant = (description: string) => Type.String({ format: 'date-time', description });

/** A message to support. */
export const AdminMessageSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Identity of the message.' }),
    kind: Type.Enum(MESSAGE_KINDS, { description: 'Which form it came by.' }),
    viewer_id: nullable(Type.String(), 'Who wrote it; null for visitors.'),
    name: nullable(Type.String(), 'Contact only.'),
    email: nullable(Type.String(), 'Where an answer goes.'),
    content: Type.String({ description: 'What was written.' }),
    video_code: nullable(Type.String(), 'Video that a report is about.'),
    locale: Type.Enum(LOCALES, { description: 'Language of the form.' }),
    status: Type.Enum(MESSAGE_STATUSES, { description: 'What became of it.' }),
    note: nullable(Type.String(), 'What support wrote down about it.'),
    created_at: instant('When it was sent (ISO 8601, UTC).'),
    changed_by: nullable(Type.String(), 'Who changed it last.'),
    changed_at: nullable(instant(''), 'When.'),
  },
  { $id: 'AdminMessage', description: 'A message to support.' },
);

/** Outcome of a message to support. */
export const MessageOutcomeSchema = Type.Object(
  {
    status: Type.Enum(MESSAGE_STATUSES, { description: 'What it is now.' }),
    note: Type.Optional(Type.String({ maxLength: NOTE_MAX, description: 'For those who read it later.' })),
  },
  { $id: 'MessageOutcome', description: 'What became of a message.' },
);

export const MESSAGES_SCHEMA = {
  operationId: 'adminMessages',
  ...adminRoute('messages:read', 'Messages to support'),
  querystring: Type.Object({
    kind: Type.Optional(Type.Enum(MESSAGE_KINDS)),
    status: Type.Optional(Type.Enum(MESSAGE_STATUSES)),
    viewer_id: Type.Optional(Type.String({ format: 'uuid' })),
    ...CursorQuery.properties,
  }),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(AdminMessageSchema)), meta: PageMeta },
      { description: 'Newest first; at most 50 a page.' },
    ),
    ...errorResponses([400, 401, 403]),
  },
};

export const SETTLE_MESSAGE_SCHEMA = {
  operationId: 'adminSettleMessage',
  ...adminRoute('messages:write', 'Say what became of a message'),
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: componentRef(MessageOutcomeSchema),
  response: {
    200: Type.Object({ data: componentRef(AdminMessageSchema) }, { description: 'The message.' }),
    ...errorResponses([400, 401, 403, 404, 413, 415]),
  },
};

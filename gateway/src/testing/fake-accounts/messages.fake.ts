import type { FakeResponse } from '../fake-upstream';
import { errorResponse } from './responses';
import type { FakeAccountsPart } from './parts';

const RECEIPT: FakeResponse = {
  status: 201,
  body: { data: { code: 'MESSAGE_SENT', message: 'secret upstream text' } },
};

/** Accepts contact messages with a name, and feedback and reports with a text. */
export const messagesFake: FakeAccountsPart = () => (call) => {
  if (!['/api/contact', '/api/feedback', '/api/report'].includes(call.path)) return undefined;
  if (call.headers.authorization?.startsWith('Bearer old')) return errorResponse(401, 'SESSION_REQUIRED');
  const { name, comment, video_code } = JSON.parse(call.body) as Record<string, string | null>;
  const error_codes = {
    ...(name === '' && { name: ['NAME_REQUIRED'] }),
    ...(comment === '' && { comment: ['MESSAGE_REQUIRED'] }),
    ...(video_code === 'No Code' && { video_code: ['NOT_FOUND'] }),
  };
  const [first] = Object.values(error_codes).flat();
  return first ? errorResponse(422, first, { error_codes }) : RECEIPT;
};

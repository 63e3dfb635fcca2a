import type { ViewerNewsletterRecord } from '../../upstreams/accounts/accounts-records';
import type { FakeResponse, FakeCall } from '../fake-upstream';
import { viewerOfCall, errorResponse } from './responses';
import type { FakeAccountsPart } from './parts';

const subscribe = ({ body }: FakeCall): FakeResponse => {
  const { email, categories } = JSON.parse(body) as { email: string; categories: string[] };
  const error_codes = {
    ...(email === ''
      ? { email: ['EMAIL_REQUIRED'] }
      : email.includes('@')
        ? {}
        : { email: ['EMAIL_INVALID'] }),
    ...(categories.length === 0 ? { categories: ['CATEGORY_REQUIRED'] } : {}),
  };
  const [first] = Object.values(error_codes).flat();
  if (first) return errorResponse(422, first, { error_codes });
  return { status: 201, body: { data: { email, categories } } };
};

const unsubscribe = ({ body }: FakeCall): FakeResponse =>
  (JSON.parse(body) as { token: string }).token === 'link-1'
    ? { status: 204, body: '' }
    : errorResponse(422, 'UNSUBSCRIBE_INVALID', { error_codes: { token: ['UNSUBSCRIBE_INVALID'] } });

/**
 * Unsubscribes with the link token `link-1`. The paid viewer is subscribed to sports; the
 * free viewer's address is not verified.
 */
export const newsletterFake: FakeAccountsPart = () => {
  let categories: ViewerNewsletterRecord['categories'] = ['sports'];
  return (call) => {
    if (call.path !== '/api/newsletter') return undefined;
    if (call.method === 'POST') return subscribe(call);
    if (call.method === 'DELETE') return unsubscribe(call);
    const viewer = viewerOfCall(call);
    if (!viewer) return errorResponse(401, 'SESSION_REQUIRED');
    const verified = viewer.id === 'paid';
    if (call.method === 'PUT') {
      if (!verified) return errorResponse(403, 'EMAIL_UNVERIFIED');
      ({ categories } = JSON.parse(call.body) as Pick<ViewerNewsletterRecord, 'categories'>);
    }
    return { body: { data: { email: viewer.email, verified, categories: verified ? categories : [] } } };
  };
};

import type { AccountsCalls } from './accounts-calls';
import type { NewsletterSubscription, ViewerNewsletterRecord } from './accounts-records';
import type { CallerContext } from './caller-context';

interface Answer {
  data: ViewerNewsletterRecord;
}

/** Creates the calls for the newsletter, for any email address and for the viewer's own. */
export const createNewsletterCalls = ({ call, callAsViewer }: AccountsCalls) => ({
  subscribeNewsletter: async (caller: CallerContext, subscription: NewsletterSubscription): Promise<void> => {
    await call(caller, { method: 'POST', path: '/api/newsletter', json: subscription });
  },
  unsubscribeNewsletter: async (caller: CallerContext, token: string): Promise<void> => {
    await call(caller, { method: 'DELETE', path: '/api/newsletter', json: { token } });
  },
  viewerNewsletter: async (caller: CallerContext): Promise<ViewerNewsletterRecord> =>
    (await callAsViewer<Answer>(caller, { path: '/api/newsletter' })).body.data,
  changeViewerNewsletter: async (
    caller: CallerContext,
    categories: NewsletterSubscription['categories'],
  ): Promise<ViewerNewsletterRecord> => {
    const request = { method: 'PUT', path: '/api/newsletter', json: { categories } } as const;
    return (await callAsViewer<Answer>(caller, request)).body.data;
  },
});

import type { AccountsApp } from './accounts-app';

/**
 * Replaces the body parsers: only JSON is accepted, and an empty body is valid (docs/product/rules.md R16:
 * `details` requests have none).
 */
export const acceptJsonOnly = (app: AccountsApp): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body.toString(), done);
  });
};

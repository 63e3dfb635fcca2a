import type { AccountsApp } from './accounts-app';

/** Only JSON is read, in small pieces; an empty body is one (spec.md §7 sends details without any). */
export const readJson = (app: AccountsApp): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body.toString(), done);
  });
};

import type { AccountsApp } from './accounts-app';

/** Only JSON is read, in small pieces; an empty body is one (docs/product/rules.md R16: details are asked for without any). */
export const readJson = (app: AccountsApp): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body.toString(), done);
  });
};

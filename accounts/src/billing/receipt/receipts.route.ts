import { latinDigits } from '@sahra/schemas/latin-digits';

import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { Refusal } from '../../platform/http/errors/refusal';
import { readReceipt, readReceipts } from './read-receipts';
import { RECEIPT_SCHEMA, RECEIPTS_SCHEMA } from './receipts-route.schema';

/** The number of digits of the largest possible receipt number. */
const NUMBER = /^\d{1,9}$/;

export const receiptsRoute = (app: AccountsApp, { authenticate, database }: Services): void => {
  const { queries } = database;
  const onRequest = authenticate.hook;

  app.get('/api/receipts', { schema: RECEIPTS_SCHEMA, onRequest }, async (request) => ({
    data: await readReceipts(queries, authenticate.viewer(request).id, localeOf(request)),
  }));

  app.get('/api/receipts/:number', { schema: RECEIPT_SCHEMA, onRequest }, async (request) => {
    const number = latinDigits(request.params.number);
    const viewerId = authenticate.viewer(request).id;
    const asked = { number: Number(number), locale: localeOf(request) };
    const data = NUMBER.test(number) ? await readReceipt(queries, viewerId, asked) : undefined;
    if (!data) throw new Refusal(404, 'NOT_FOUND');
    return { data };
  });
};

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { localizeForUser } from '../checks/localized-message';
import type { LocalizedMessage } from '../checks/localized-message';
import { addGlobalMiddlewares } from '../strapi/services/add-global-middlewares';
import { isInvalidValueError } from './is-invalid-value-error';
import { memberAddress } from './member-address';
import { rejectUnstorableText } from './reject-unstorable-text';
import { localizeSignInError, pageLanguage } from './sign-in-error';
import { temporaryFiles } from './temporary-files';

type Middleware = Parameters<Core.Strapi['server']['use']>[0];

const UNREADABLE: LocalizedMessage = {
  en: 'The request holds a value that cannot be read. Check what you entered and try again.',
  ar: 'في الطلب قيمة لا يمكن قراءتها. راجع ما أدخلته وحاول مرة أخرى.',
};

/** Whether `error` comes from formidable, the form parser. */
const isOfForm = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'httpCode' in error;

/** Returns the seconds until Strapi's limit counts anew; its own response names that moment only. */
const waitSecondsOf = (error: unknown, { response }: Parameters<Middleware>[0]): number | undefined =>
  error instanceof errors.RateLimitError
    ? Math.max(1, Math.ceil(Number(response.get('x-ratelimit-reset')) - Date.now() / 1000))
    : undefined;

/**
 * Responds with 400 to invalid input for which Strapi would respond with 500; refuses a sign-in in its language, and too
 * many with `Retry-After`.
 */
const clientErrors =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    const unreadable = (): Error => new errors.ValidationError(localizeForUser(strapi, UNREADABLE));
    // No client of the admin compresses bodies, and a body that cannot be decompressed would cause a 500.
    if (context.get('content-encoding')) throw unreadable();
    try {
      await next();
    } catch (error) {
      if (isInvalidValueError(error) || isOfForm(error)) throw unreadable();
      const waitSeconds = waitSecondsOf(error, context);
      if (waitSeconds !== undefined) context.set('retry-after', String(waitSeconds));
      const { path } = context;
      throw localizeSignInError(error, pageLanguage(context.get('cookie')), { path, waitSeconds });
    }
  };

/** Registers the request checks under the names by which config/middlewares.ts orders them. */
export const addRequestChecks = (strapi: Core.Strapi): void =>
  addGlobalMiddlewares(strapi, {
    'client-errors': () => clientErrors(strapi),
    'temporary-files': () => temporaryFiles,
    'request-text': () => rejectUnstorableText(strapi),
    'member-address': () => memberAddress,
  });

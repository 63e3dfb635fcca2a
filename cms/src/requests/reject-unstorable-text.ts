import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { localizeForUser } from '../checks/localized-message';
import type { LocalizedMessage } from '../checks/localized-message';
import { userOfAdminToken } from '../strapi/services/admin-sessions';
import { findAdminUser } from '../strapi/services/admin-users';
import { decodedPath } from './decoded-path';
import { findUnstorableText } from './unstorable-text';
import type { UnstorableText } from './unstorable-text';

type Middleware = Parameters<Core.Strapi['server']['use']>[0];
type Context = Parameters<Middleware>[0];

const SENTENCES: Readonly<Record<UnstorableText['reason'], (field: string) => LocalizedMessage>> = {
  character: (field) => ({
    en: `“${field}” holds a character that cannot be stored. Delete the text and type it again.`,
    ar: `في «${field}» حرف لا يمكن حفظه. احذف النص واكتبه من جديد.`,
  }),
  depth: (field) => ({
    en: `“${field}” is nested too deeply.`,
    ar: `القيمة في «${field}» متداخلة أكثر مما يلزم.`,
  }),
  symbol: (field) => ({ en: `“${field}” is not JSON.`, ar: `قيمة «${field}» ليست بصيغة JSON.` }),
};

const sentenceOf = ({ path, reason }: UnstorableText): LocalizedMessage =>
  SENTENCES[reason](path.join('.').replace(/\0|\p{Cs}/gu, '\ufffd'));

/** Placeholder for text that should be JSON but cannot be parsed. */
const NOT_JSON = Symbol('not JSON');

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
};

/** Request body including the file metadata of a form, which is JSON in a form field. */
const bodyOf = (context: Context): unknown => {
  const body: unknown = context.request.body;
  if (!context.is('multipart') || typeof body !== 'object' || body === null || !('fileInfo' in body))
    return body;
  const given = body.fileInfo;
  return { ...body, fileInfo: Array.isArray(given) ? given.map(parsed) : parsed(given) };
};

/** Loads the user early, for the language of an error: Strapi authenticates only in its routes. */
const rememberUser = async (strapi: Core.Strapi, context: Context): Promise<void> => {
  const token = /^bearer (\S+)$/i.exec(context.get('authorization'))?.[1] ?? '';
  const id = userOfAdminToken(strapi, token);
  if (id !== null) context.state['user'] = await findAdminUser(strapi, id);
};

/**
 * Rejects a request whose path, query or body holds text that no column can store, and names the field. Otherwise
 * PostgreSQL would reject a NUL later, and a lone surrogate would be stored as another character.
 */
export const rejectUnstorableText =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    const found =
      findUnstorableText({ address: decodedPath(context.path) }) ??
      findUnstorableText(context.query) ??
      findUnstorableText(bodyOf(context));
    if (!found) {
      await next();
      return;
    }
    await rememberUser(strapi, context);
    const message = localizeForUser(strapi, sentenceOf(found));
    throw new errors.ValidationError(message, {
      errors: [{ path: [...found.path], message, name: 'ValidationError' }],
    });
  };

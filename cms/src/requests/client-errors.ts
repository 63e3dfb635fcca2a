import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

import { said, type Sentence } from '../checks/sentence';
import { isRefusedValue } from './refused-value';

type Middleware = Parameters<Core.Strapi['server']['use']>[0];

const UNREADABLE: Sentence = {
  en: 'The request holds a value that cannot be read. Check what you entered and try again.',
  ar: 'في الطلب قيمة لا يمكن قراءتها. راجع ما أدخلته وحاول مرة أخرى.',
};

/** Whether `error` is of the parser of forms, formidable. */
const isOfForm = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'httpCode' in error;

/** Answers 400 where Strapi would answer 500 for what the caller sent. */
export const clientErrors =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    const unreadable = (): Error => new errors.ValidationError(said(strapi, UNREADABLE));
    // Nobody compresses what they send to the admin, and a body that cannot be unpacked would be a 500.
    if (context.get('content-encoding')) throw unreadable();
    try {
      await next();
    } catch (error) {
      throw isRefusedValue(error) || isOfForm(error) ? unreadable() : error;
    }
  };

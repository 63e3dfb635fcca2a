import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { isRecord } from '@sahra/schemas/is-record';
import type { Core } from '@strapi/strapi';

type Middleware = Parameters<Core.Strapi['server']['use']>[0];

/** Forms in which a member of the desk is named by an address. */
const FORMS = /^\/admin\/(?:login|forgot-password|register-admin|users(?:\/\w+)?)\/?$/u;
const USER = 'admin::user';

/**
 * Reads the address of a member as it is stored: a Unicode domain and its Punycode are one person's, who signs in by
 * either, is invited once, and is counted once by the limit of attempts. Strapi compares letter by letter.
 */
export const memberAddress: Middleware = (context, next) => {
  const body: unknown = context.request.body;
  if (FORMS.test(context.path) && isRecord(body) && typeof body['email'] === 'string')
    Object.assign(body, { email: emailKeyOf(body['email']) });
  return next();
};

/** Stores addresses of members as they are read now. Of two that become one, the second stays as it is. */
export const keyMemberAddresses = async (strapi: Core.Strapi): Promise<void> => {
  const members = (await strapi.db
    .query(USER)
    .findMany({ select: ['id', 'email'], orderBy: { id: 'asc' } })) as readonly {
    id: number;
    email: string;
  }[];
  const taken = new Set(members.map(({ email }) => email));
  for (const { id, email } of members) {
    const key = emailKeyOf(email);
    if (taken.has(key)) continue;
    taken.add(key);
    await strapi.db.query(USER).update({ where: { id }, data: { email: key } });
  }
};

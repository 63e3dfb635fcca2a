import { PEOPLE_EN } from '../../language/people-messages.en';

type PeopleKey = keyof typeof PEOPLE_EN;

const keyOf = (key: string): PeopleKey | null => (Object.hasOwn(PEOPLE_EN, key) ? (key as PeopleKey) : null);

/** Returns the key of the text of an action; null for one that the desk does not know yet. */
export const actionKey = (action: string): PeopleKey | null => keyOf(`audit.do.${action}`);

/** Returns the key of the name of a detail; null for one that the desk does not know yet. */
export const detailKey = (name: string): PeopleKey | null => keyOf(`audit.with.${name}`);

/** Returns the key of the name of what a comment or a message is; null for other values. */
export const stateKey = (value: string): PeopleKey | null =>
  keyOf(`comments.status.${value}`) ?? keyOf(`messages.is.${value}`);

/** Kinds of subjects that have a name; the id of others is only for machines. */
const NAMED = ['promo_code', 'vouchers', 'watched_word'];

/** Returns the key of the text of a subject, and the name after it; null for a kind that the desk does not know yet. */
export const subjectText = (subject: string): { key: PeopleKey; name: string } | null => {
  const [, kind = '', id = ''] = /^([^:]*):?(.*)$/su.exec(subject) ?? [];
  const key = keyOf(`audit.on.${kind}`);
  return key && { key, name: NAMED.includes(kind) ? id : '' };
};

/** Returns the id of the viewer that a subject names; null for other subjects. */
export const viewerOfSubject = (subject: string): string | null => /^viewer:(.+)$/.exec(subject)?.[1] ?? null;

/** Address of what was done to a viewer. */
export const auditOfViewer = (id: string): string =>
  `/desk/audit?subject=${encodeURIComponent(`viewer:${id}`)}`;

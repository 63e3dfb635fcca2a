import { Refusal } from './errors/refusal';
import { isBrokenText } from '@sahra/schemas/is-broken-text';
import type { AccountsApp } from './accounts-app';

/** Whether any text in a value is broken, keys included; a value is as deep as its sender likes. */
const isBroken = (value: unknown): boolean => {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && isBrokenText(next)) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) left.push(key, inner);
  }
  return false;
};

/** The first field whose text is broken; `part` itself where the name of a field is. */
const brokenFieldOf = (part: string, fields: unknown): string | undefined => {
  if (typeof fields === 'string') return isBrokenText(fields) ? part : undefined;
  if (typeof fields !== 'object' || fields === null || Buffer.isBuffer(fields)) return undefined;
  for (const [field, value] of Object.entries(fields)) {
    if (isBrokenText(field)) return part;
    if (isBroken(value)) return field;
  }
  return undefined;
};

/** Refuses (400, at the field) text that cannot be stored, in every route's path, query and body, before anything reads it. */
export const refuseBrokenText = (app: AccountsApp): void => {
  app.addHook('preValidation', (request, _reply, done) => {
    const { params, query, body } = request;
    const field =
      brokenFieldOf('path', params) ?? brokenFieldOf('query', query) ?? brokenFieldOf('body', body);
    const failure = field === undefined ? undefined : { field, code: 'BAD_USER_INPUT' };
    done(failure && new Refusal(400, 'BAD_USER_INPUT', { fields: [failure] }));
  });
};

import { Refusal } from './errors/refusal';
import { hasInvalidCharacters } from '@sahra/schemas/has-invalid-characters';
import type { AccountsApp } from './accounts-app';

/**
 * Returns whether any text in a value is broken, keys included. Not recursive, because the sender chooses
 * the depth.
 */
const isBroken = (value: unknown): boolean => {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && hasInvalidCharacters(next)) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) left.push(key, inner);
  }
  return false;
};

/** Returns the first field with broken text; `part` itself when the broken text is a field name. */
const brokenFieldOf = (part: string, fields: unknown): string | undefined => {
  if (typeof fields === 'string') return hasInvalidCharacters(fields) ? part : undefined;
  if (typeof fields !== 'object' || fields === null || Buffer.isBuffer(fields)) return undefined;
  for (const [field, value] of Object.entries(fields)) {
    if (hasInvalidCharacters(field)) return part;
    if (isBroken(value)) return field;
  }
  return undefined;
};

/**
 * Rejects (400, at the field) text that cannot be stored, in path, query and body of every route, before any
 * other code reads it.
 */
export const refuseBrokenText = (app: AccountsApp): void => {
  app.addHook('preValidation', (request, _reply, done) => {
    const { params, query, body } = request;
    const field =
      brokenFieldOf('path', params) ?? brokenFieldOf('query', query) ?? brokenFieldOf('body', body);
    const failure = field === undefined ? undefined : { field, code: 'BAD_USER_INPUT' };
    done(failure && new Refusal(400, 'BAD_USER_INPUT', { fields: [failure] }));
  });
};

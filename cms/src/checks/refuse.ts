import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

import type { Problem } from './problem';
import { said } from './sentence';

/**
 * Refuses with every problem at once, so that an editor mends all of them before trying again. The desk writes
 * each sentence under its field.
 */
export const refuse = (strapi: Core.Strapi, problems: readonly Problem[]): void => {
  if (problems.length === 0) return;
  const told = problems.map(({ path, sentence }) => ({ path: [...path], message: said(strapi, sentence) }));
  throw new errors.ValidationError(told.map(({ message }) => message).join('\n'), {
    errors: told.map((each) => ({ ...each, name: 'ValidationError' })),
  });
};

import { NAME_MAX } from './registration.limits';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns the code of the rule that a name breaks; undefined when it is valid. Expects `name` after
 * `stripControls`.
 */
export const nameFailure = (name: string): 'NAME_REQUIRED' | 'NAME_TOO_LONG' | undefined => {
  if (!VISIBLE.test(name)) return 'NAME_REQUIRED';
  return Array.from(name).length > NAME_MAX ? 'NAME_TOO_LONG' : undefined;
};

import { NAME_MAX } from './registration.limits';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Code of the rule that a name breaks; undefined when it keeps all. `name` has been through `stripControls`. */
export const nameFailure = (name: string): 'NAME_REQUIRED' | 'NAME_TOO_LONG' | undefined => {
  if (!VISIBLE.test(name)) return 'NAME_REQUIRED';
  return Array.from(name).length > NAME_MAX ? 'NAME_TOO_LONG' : undefined;
};

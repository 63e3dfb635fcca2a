import { Refusal } from './refusal';

/** Returns the one parameter that was given; rejects a request with none or several of them. */
export const requireExactlyOne = <Name extends string>(
  given: Readonly<Record<Name, string | undefined>>,
): [Name, string] => {
  const names = Object.keys(given) as Name[];
  const [name, ...others] = names.filter((each) => given[each] !== undefined);
  if (name === undefined || others.length > 0) throw new Refusal(400, 'BAD_USER_INPUT');
  return [name, given[name] ?? ''];
};

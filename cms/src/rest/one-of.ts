import { Refusal } from './refusal';

/** The one of several parameters that was given; a question with none or more of them is refused. */
export const oneOf = <Name extends string>(
  given: Readonly<Record<Name, string | undefined>>,
): [Name, string] => {
  const names = Object.keys(given) as Name[];
  const [name, ...others] = names.filter((each) => given[each] !== undefined);
  if (name === undefined || others.length > 0) throw new Refusal(400, 'BAD_USER_INPUT');
  return [name, given[name] ?? ''];
};

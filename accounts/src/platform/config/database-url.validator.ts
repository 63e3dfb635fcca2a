import { makeValidator } from 'envalid';

/** Address of a PostgreSQL database; what is wrong with it is told without it, since it holds a password. */
export const databaseUrl = makeValidator((value) => {
  if (!URL.canParse(value) || !/^postgres(?:ql)?:$/.test(new URL(value).protocol))
    throw new Error('is no address of the form postgres://user:password@host:port/database');
  return value;
});

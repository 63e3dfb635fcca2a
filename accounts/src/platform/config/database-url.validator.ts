import { makeValidator } from 'envalid';

/** URL of a PostgreSQL database. The error omits the value, which contains a password. */
export const databaseUrl = makeValidator((value) => {
  if (!URL.canParse(value) || !/^postgres(?:ql)?:$/.test(new URL(value).protocol))
    throw new Error('is no address of the form postgres://user:password@host:port/database');
  return value;
});

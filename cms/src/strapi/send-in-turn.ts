import type { Client } from 'pg';

type Callback = (error: Error | null, result: unknown) => void;

const isStream = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'submit' in query;

/**
 * Makes a database connection send each query when the one before it is answered. Strapi starts several queries of
 * one transaction at once (to populate, publish and delete), and knex passes them on as they come; pg's own queue for
 * them ends with pg 9.
 */
export const sendInTurn = (connection: Pick<Client, 'query'>): void => {
  const send = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  let answered: Promise<unknown> = Promise.resolve();

  const query = (...args: unknown[]): unknown => {
    // A query that is a stream of rows, as `strapi export` uses, is read from at once.
    if (isStream(args[0])) return send(...args);
    const callback = args.at(-1);
    if (typeof callback !== 'function') {
      const result = answered.then(() => send(...args));
      answered = result.catch(() => undefined);
      return result;
    }
    const end = callback as Callback;
    answered = answered
      .then(
        () =>
          new Promise<void>((resolve) => {
            send(...args.slice(0, -1), (error: Error | null, result: unknown) => {
              resolve();
              end(error, result);
            });
          }),
      )
      .catch((error: Error) => end(error, undefined));
    return undefined;
  };
  Object.assign(connection, { query });
};

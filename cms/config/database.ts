import type { Client } from 'pg';

import { sendInTurn } from '../src/strapi/send-in-turn';
import { readEnvironment } from '../src/environment/environment';

export default {
  connection: {
    client: 'postgres',
    connection: { connectionString: readEnvironment().DATABASE_URL },
    pool: {
      min: 0,
      max: 10,
      afterCreate: (connection: Client, done: (error: Error | null, connection: Client) => void): void => {
        sendInTurn(connection);
        done(null, connection);
      },
    },
  },
};

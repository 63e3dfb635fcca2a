import { readEnvironment } from '../src/environment/environment';

export default {
  connection: {
    client: 'postgres',
    connection: { connectionString: readEnvironment().DATABASE_URL },
    pool: { min: 0, max: 10 },
  },
};

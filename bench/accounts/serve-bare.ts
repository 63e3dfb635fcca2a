import Fastify from 'fastify';
import pg from 'pg';

/** Same pool size as accounts (accounts/src/platform/database/database.ts). */
const POOL_SIZE = 10;

/** The peer of the benchmark: a Fastify route that only runs one SELECT by primary key. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: POOL_SIZE });
const app = Fastify();

app.post('/api/details', async (request) => {
  const id = request.headers['x-viewer-id'];
  const { rows } = await pool.query<object>('select id, name, email from viewers where id = $1', [id]);
  return { data: rows[0] };
});
app.get('/ready', () => ({ status: 'ready' }));

process.once('SIGTERM', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });

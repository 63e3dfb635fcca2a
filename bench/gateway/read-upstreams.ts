import { Pool } from 'undici';

import { READ_TOKEN } from '../../gateway/src/testing/fake-cms';

/** Parts of the upstreams' records that the peers send. */
export interface Named {
  slug: string;
  name: string;
}
export interface ShowRow {
  slug: string;
  title: string;
  description: string;
  channel_slug: string | null;
}
export interface VideoRow {
  code: string;
  title: string;
  duration_seconds: number;
}

const pools = {
  cms: new Pool(process.env['CMS_URL'] ?? '', { connections: 64 }),
  accounts: new Pool(process.env['ACCOUNTS_URL'] ?? '', { connections: 64 }),
};

/** Reads the data of one route of an upstream. */
export const read = async <Data>(
  upstream: keyof typeof pools,
  path: string,
  authorization = `Bearer ${READ_TOKEN}`,
  method: 'GET' | 'POST' = 'GET',
): Promise<Data> => {
  const { body } = await pools[upstream].request({ method, path, headers: { authorization } });
  return ((await body.json()) as { data: Data }).data;
};

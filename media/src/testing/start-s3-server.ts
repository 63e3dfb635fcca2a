import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from 's3rver';

import type { Bucket } from '../storage/s3-storage';

/** A local server that speaks S3. */
export interface S3Server {
  bucket: Bucket;
  stop: () => Promise<void>;
}

/** Starts an S3 server with one empty bucket, and gives this process its keys of access. */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'sahra-s3-'));
  const name = 'films';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = await server.run();
  // The only keys that this server knows.
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  return {
    bucket: { name, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

import type { Dirent } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';

import type { S3Client } from '@aws-sdk/client-s3';

import { contentTypeOf } from '../files/content-types';
import type { FilmStorage } from './film-storage';
import { sendObject } from './send-object';

/** Where an S3-compatible service keeps films. The keys of access are read from the environment by the AWS SDK. */
export interface Bucket {
  name: string;
  region: string;
  /** Address of the service; empty for Amazon's own. */
  endpoint: string;
}

/** Objects that are sent or copied at the same time. */
const AT_ONCE = 4;
/** Most keys that one request deletes. */
const DELETED_AT_ONCE = 1_000;

const inTurns = async <Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

const pathOf = (folder: string, { parentPath, name }: Dirent): string =>
  relative(folder, join(parentPath, name)).split(sep).join('/');

/** Keeps films in a bucket of an S3-compatible service. */
export const s3Storage = async ({ name: bucket, region, endpoint }: Bucket): Promise<FilmStorage> => {
  // Loaded only here: it takes a second and 40 MB, and most installations keep films in a folder.
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    region,
    // Services of others do not know the checksums that Amazon added later.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== '' && { endpoint, forcePathStyle: true }),
  });

  const put = (key: string, body: Buffer | string): Promise<unknown> =>
    client.send(
      new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentTypeOf(key) }),
    );

  const removeFolder = async (key: string): Promise<void> => {
    const keys: string[] = [];
    for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${key}/` })) {
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key);
    }
    for (let at = 0; at < keys.length; at += DELETED_AT_ONCE) {
      const Objects = keys.slice(at, at + DELETED_AT_ONCE).map((Key) => ({ Key }));
      const { Errors } = await client.send(
        new sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
      if (Errors?.[0]) throw new Error(`${Errors[0].Key ?? key} cannot be deleted: ${Errors[0].Code ?? ''}`);
    }
  };

  return {
    putFolder: async (folder, key) => {
      await removeFolder(key);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      await inTurns(
        entries.filter((entry) => entry.isFile()).map((entry) => pathOf(folder, entry)),
        async (file) => put(`${key}/${file}`, await readFile(join(folder, file))),
      );
      await rm(folder, { recursive: true, force: true });
    },
    putFile: async (key, text) => {
      await put(key, text);
    },
    readFile: async (key) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    removeFolder,
    listFolders: async (key) => {
      const prefix = key === '' ? '' : `${key}/`;
      const names: string[] = [];
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix, Delimiter: '/' });
      for await (const page of pages) {
        for (const { Prefix = '' } of page.CommonPrefixes ?? []) names.push(Prefix.slice(prefix.length, -1));
      }
      return names;
    },
    copyFile: async (from, to) => {
      await client.send(
        new sdk.CopyObjectCommand({ Bucket: bucket, CopySource: `${bucket}/${from}`, Key: to }),
      );
    },
    send: (request, reply, key) =>
      sendObject(request, reply, async (conditions) => {
        const wanted = { Bucket: bucket, Key: key, ...conditions };
        if (request.method === 'HEAD') return client.send(new sdk.HeadObjectCommand(wanted));
        const found = await client.send(new sdk.GetObjectCommand(wanted));
        if (!(found.Body instanceof Readable)) throw new Error(`${key} came without its bytes.`);
        return { ...found, Body: found.Body };
      }),
    fromMemory: () => null,
  };
};

import { rm } from 'node:fs/promises';

import type { Core } from '@strapi/strapi';

type Middleware = Parameters<Core.Strapi['server']['use']>[0];

const pathsIn = (files: Readonly<Record<string, unknown>> | undefined): string[] =>
  Object.values(files ?? {})
    .flat()
    .flatMap((file) =>
      typeof file === 'object' && file !== null && 'filepath' in file && typeof file.filepath === 'string'
        ? [file.filepath]
        : [],
    );

/** Form parts that are stored as files: pictures, and the two logos of the admin. Others are skipped. */
export const FILE_PARTS: readonly string[] = ['files', 'menuLogo', 'authLogo'];

/** Deletes the temporary files of the body parser after every response; Strapi does so only after a success. */
export const temporaryFiles: Middleware = async (context, next) => {
  const paths = pathsIn(context.request.files);
  try {
    await next();
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
};

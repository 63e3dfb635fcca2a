import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { FileUrlStorage, type UrlStorage } from 'tus-js-client';

declare module 'tus-js-client' {
  /** Exported by the package for Node, but missing in its types. */
  export class FileUrlStorage implements UrlStorage {
    constructor(filePath: string);
    findAllUploads: UrlStorage['findAllUploads'];
    findUploadsByFingerprint: UrlStorage['findUploadsByFingerprint'];
    removeUpload: UrlStorage['removeUpload'];
    addUpload: UrlStorage['addUpload'];
  }
}

/**
 * Opens the file that remembers the addresses of unfinished uploads, by the file that is sent and the address that
 * receives it. What a killed command left half written is dropped.
 */
export const openUploads = async (file: string): Promise<UrlStorage> => {
  await mkdir(dirname(file), { recursive: true });
  const uploads = new FileUrlStorage(file);
  await uploads.findAllUploads().catch(() => rm(file, { force: true }));
  return uploads;
};

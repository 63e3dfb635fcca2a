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

/** Where nothing can be written, an upload is sent whole. */
const NOTHING: UrlStorage = {
  findAllUploads: async () => [],
  findUploadsByFingerprint: async () => [],
  removeUpload: async () => undefined,
  addUpload: async () => '',
};

/**
 * Opens the file that remembers the addresses of unfinished uploads, by the file that is sent and the address that
 * receives it. What a killed command left half written is dropped. An upload never fails for want of this memory.
 */
export const openUploads = async (file: string): Promise<UrlStorage> => {
  try {
    await mkdir(dirname(file), { recursive: true });
    const uploads = new FileUrlStorage(file);
    await uploads.findAllUploads().catch(() => rm(file, { force: true }));
    return {
      findAllUploads: () => uploads.findAllUploads(),
      findUploadsByFingerprint: (fingerprint) => uploads.findUploadsByFingerprint(fingerprint),
      removeUpload: (key) => uploads.removeUpload(key).catch(() => undefined),
      addUpload: (fingerprint, upload) => uploads.addUpload(fingerprint, upload).catch(() => ''),
    };
  } catch {
    return NOTHING;
  }
};

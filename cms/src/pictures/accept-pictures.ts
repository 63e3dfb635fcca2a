import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';

import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

import { PICTURE_TYPES } from '@sahra/schemas/picture-address';

import { localizeForUser, type LocalizedMessage } from '../checks/localized-message';
import { extendService } from '../strapi/services/extend-service';
import { checkPicture } from './check-picture';
import type { MediaFile } from './media-file';
import { STORED_AS } from './picture-format';
import { stripMetadata } from './strip-metadata';

/** Uploaded file of a form, as Strapi's body parser stores it on disk. */
interface FormFile {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  /** Type that Strapi detects from the content; it overrides `mimetype`. */
  detectedMimeType?: string;
  size: number;
}

/** Metadata from the sender; the media library shows the name. */
interface FileInfo {
  name?: string | null;
}

interface UploadService {
  upload(
    input: { data: { fileInfo?: FileInfo | FileInfo[] }; files: FormFile | FormFile[] },
    options?: unknown,
  ): Promise<unknown>;
  replace(id: unknown, input: { data: object; file: FormFile }, options?: unknown): Promise<unknown>;
}

interface FileService {
  fetchUrlToInputFile(): Promise<never>;
}

interface ProviderService {
  checkFileSize(file: MediaFile): Promise<void>;
  upload(file: MediaFile): Promise<void>;
  replace(file: MediaFile, old: MediaFile): Promise<void>;
}

interface ImageManipulation {
  isImage(): Promise<boolean>;
  isResizableImage(): Promise<boolean>;
  isFaultyImage(): Promise<boolean>;
}

const FROM_ADDRESS: LocalizedMessage = {
  en: 'Pictures are not taken from other addresses. Save the picture on your computer and upload it from there.',
  ar: 'لا تُجلب الصور من عناوين أخرى. احفظ الصورة على جهازك ثم ارفعها منه.',
};

const EXTENSION_OF = new Map(Object.values(STORED_AS).map(({ mime, extension }) => [mime, extension]));

const isExtensionOf = (mime: string, extension: string): boolean => PICTURE_TYPES.get(extension) === mime;

const renamed = (name: string, mime: string, extension: string): string => {
  const given = extname(name);
  return isExtensionOf(mime, given) ? name : `${name.slice(0, name.length - given.length)}${extension}`;
};

/**
 * Restricts uploads to complete raster pictures. Their content, not their name, determines the extension and
 * the media type; all files of a request are checked before the first one is stored. They are stored upright, without
 * position, author and other metadata.
 */
export const acceptPictures = (strapi: Core.Strapi): void => {
  const refuse = (sentence: LocalizedMessage): never => {
    throw new errors.ValidationError(localizeForUser(strapi, sentence));
  };

  const accepted = async (file: FormFile): Promise<FormFile> => {
    const name = file.originalFilename ?? '';
    const checked = await checkPicture({ name, path: file.filepath, bytes: file.size });
    if ('problem' in checked) return refuse(checked.problem);
    const { extension, mime } = STORED_AS[checked.format];
    const stripped = await stripMetadata(await readFile(file.filepath), checked.format);
    await writeFile(file.filepath, stripped);
    return Object.assign(file, {
      originalFilename: renamed(name, mime, extension),
      mimetype: mime,
      detectedMimeType: mime,
      size: stripped.length,
    });
  };

  /** Last check before the write to disk: rejects any name without a picture's extension. */
  const named = (file: MediaFile): MediaFile => {
    if (!PICTURE_TYPES.has(file.ext)) throw new Error(`${file.ext} is not the extension of a picture`);
    return file;
  };

  extendService<UploadService>(strapi, 'plugin::upload.upload', (own) => ({
    upload: async ({ data, files }, options) => {
      const pictures: FormFile[] = [];
      const infos: FileInfo[] = [];
      for (const [index, file] of [files].flat().entries()) {
        const sentAs = file.originalFilename;
        const picture = await accepted(file);
        const info = [data.fileInfo].flat()[index] ?? {};
        pictures.push(picture);
        infos.push(info.name === sentAs ? { ...info, name: picture.originalFilename } : info);
      }
      return own.upload({ data: { fileInfo: infos }, files: pictures }, options);
    },
    replace: async (id, { data, file }, options) =>
      own.replace(id, { data, file: await accepted(file) }, options),
  }));
  extendService<FileService>(strapi, 'plugin::upload.file', () => ({
    // Strapi would fetch the URL from inside our network and follow redirects (SSRF).
    fetchUrlToInputFile: async () => refuse(FROM_ADDRESS),
  }));
  extendService<ImageManipulation>(strapi, 'plugin::upload.image-manipulation', () => ({
    // Every file here was already decoded as a picture. Strapi itself does not recognise AVIF.
    isImage: () => Promise.resolve(true),
    isResizableImage: () => Promise.resolve(true),
    isFaultyImage: () => Promise.resolve(false),
  }));
  extendService<ProviderService>(strapi, 'plugin::upload.provider', (own) => ({
    // Already checked, with an error in the language of the admin panel.
    checkFileSize: () => Promise.resolve(),
    upload: async (file) => own.upload(named(file)),
    replace: async (file, old) => {
      // Strapi keeps the old extension even when a PNG replaces a JPEG.
      if (!isExtensionOf(file.mime, file.ext)) file.ext = EXTENSION_OF.get(file.mime) ?? file.ext;
      await own.replace(named(file), old);
    },
  }));
};

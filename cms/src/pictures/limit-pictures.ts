import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

import { said, type Sentence } from '../checks/sentence';
import type { MediaFile } from './media-file';
import { MAX_BYTES, MAX_PIXELS } from './picture-limits';

interface ProviderService {
  checkFileSize(file: MediaFile): Promise<void>;
}

interface Services {
  extend(uid: string, change: (own: ProviderService) => ProviderService): unknown;
}

const MILLION = 1_000_000;

const millions = (count: number): string => (count / MILLION).toFixed(1).replace(/\.0$/, '');

const tooHeavy = (bytes: number): Sentence => ({
  en: `The file has ${millions(bytes)} MB, and ${millions(MAX_BYTES)} MB is the most. Save it smaller or as a JPEG.`,
  ar: `حجم الملف ${millions(bytes)} ميغابايت والحد الأقصى ${millions(MAX_BYTES)}. احفظه بحجم أصغر أو بصيغة JPEG.`,
});

const tooWide = (width: number, height: number): Sentence => ({
  en: `The picture is ${width} × ${height}, and ${millions(MAX_PIXELS)} million pixels are the most. Pages show at most 1920 across: make it smaller.`,
  ar: `أبعاد الصورة ${width} × ${height} والحد الأقصى ${millions(MAX_PIXELS)} مليون بكسل. أقصى عرض في الصفحات 1920، فصغّرها.`,
});

/** Width and height from the head of the file; nothing is decoded. Null for files that are no pictures. */
const sizeOf = async (file: MediaFile): Promise<{ width: number; height: number } | null> => {
  if (!file.mime.startsWith('image/') || file.mime.includes('svg')) return null;
  const { width, height } = await sharp(await buffer(file.getStream()), {
    limitInputPixels: false,
  }).metadata();
  return { width, height };
};

const problemOf = async (file: MediaFile): Promise<Sentence | null> => {
  if (file.sizeInBytes > MAX_BYTES) return tooHeavy(file.sizeInBytes);
  const size = await sizeOf(file);
  return size && size.width * size.height > MAX_PIXELS ? tooWide(size.width, size.height) : null;
};

/** Refuses files that are too large before any of their renditions is made, on upload and on replacing. */
export const limitPictures = (strapi: Core.Strapi): void => {
  const services: Services = strapi.get('services');
  services.extend('plugin::upload.provider', (own) => ({
    ...own,
    checkFileSize: async (file) => {
      const problem = await problemOf(file);
      if (problem) throw new errors.ValidationError(said(strapi, problem));
    },
  }));
};

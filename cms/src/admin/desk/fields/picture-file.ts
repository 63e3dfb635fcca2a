import type { PictureValue } from '../../../desk/record/record-detail';

/** File of the media library, as its routes respond. */
export interface LibraryFile {
  id: number;
  name: string;
  url: string;
  width: number | null;
  height: number | null;
  formats?: Record<string, { url: string }> | null;
  focalPoint?: { x: number; y: number } | null;
  /** Instant of the last change, ISO 8601. */
  updatedAt?: string;
}

/** Value of a picture field that holds this file. */
export const pictureOf = ({
  id,
  name,
  url,
  width,
  height,
  formats,
  focalPoint,
}: LibraryFile): PictureValue => {
  const sizes = new Map(Object.entries(formats ?? {}));
  return {
    ...{ id, name, url, width: width ?? 0, height: height ?? 0 },
    small: (sizes.get('small') ?? sizes.get('thumbnail'))?.url ?? url,
    focalPoint: focalPoint ?? null,
  };
};

/** Form of an upload to the media library. */
export const uploadOf = (file: File): FormData => {
  const form = new FormData();
  form.append('files', file);
  form.append(
    'fileInfo',
    JSON.stringify({ name: file.name, alternativeText: null, caption: null, folder: null }),
  );
  return form;
};

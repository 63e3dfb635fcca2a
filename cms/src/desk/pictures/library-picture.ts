import type { PictureValue, UsedIn } from '../record/record-detail';

/** Picture in the grid of the media library. */
export interface LibraryPicture extends PictureValue {
  /** Number of records that show it. */
  uses: number;
  /** Changes when its file is replaced: the address stays, so browsers would show the former file. */
  version: string;
}

/** Response of `GET /desk/pictures`: the newest first. */
export interface PicturesPage {
  pictures: readonly LibraryPicture[];
  /** Number of pictures that match, on all pages. */
  total: number;
  mayUpload: boolean;
}

/** Response of `GET /desk/pictures/:id`. */
export interface PictureDetail extends LibraryPicture {
  bytes: number;
  mime: string;
  /** ISO 8601 in UTC. */
  addedAt: string;
  /** Name of the editor who uploaded it; null for seeds. */
  addedBy: string | null;
  may: { change: boolean; delete: boolean };
  /** Records that show it, by type. */
  used: readonly UsedIn[];
  /** Number of those that viewers see now. */
  live: number;
}

/** Body of `PUT /desk/pictures/:id`; what is left out stays. A focal point names the one that it replaces. */
export interface PictureChange {
  name?: string;
  focalPoint?: { x: number; y: number; was: { x: number; y: number } | null };
}

/** Pictures on one page. */
export const PICTURES_SIZE = 48;
/** Most characters of a name. */
export const PICTURE_NAME_MAX = 120;

import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';

import type { LibraryPicture } from '../../../desk/pictures/library-picture';
import { pictureOf, uploadOf, type LibraryFile } from '../fields/picture-file';
import { refusalOf } from '../parts/refusal-of';
import { useIsShown } from '../use-is-shown';

/** File that the server did not take. */
export interface RefusedFile {
  name: string;
  /** Why, in the editor's language; empty when the connection broke. */
  sentence: string;
}

export interface Uploads {
  /** Files of the running upload, and how many of them were sent; null when none runs. */
  progress: { sent: number; all: number } | null;
  /** Pictures of the last upload that are stored. */
  stored: number;
  refused: readonly RefusedFile[];
  send(files: readonly File[]): void;
  /** Forgets what was refused. */
  dismiss(): void;
}

const libraryPictureOf = (file: LibraryFile): LibraryPicture => ({
  ...pictureOf(file),
  ...{ uses: 0, version: file.updatedAt ?? '' },
});

/** Uploads files one after another: the server takes all files of a request or none. */
export const useUploads = (onStored: (picture: LibraryPicture) => void): Uploads => {
  const { post } = useFetchClient();
  const queue = useRef<File[]>([]);
  const isRunning = useRef(false);
  const isShown = useIsShown();
  const [progress, setProgress] = useState<Uploads['progress']>(null);
  const [stored, setStored] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const run = useCallback(async (): Promise<void> => {
    for (;;) {
      const file = queue.current.shift();
      if (!file || !isShown.current) return;
      try {
        const { data } = await post<LibraryFile[]>('/upload', uploadOf(file));
        for (const each of data) onStored(libraryPictureOf(each));
        setStored((former) => former + data.length);
      } catch (error) {
        const { message } = refusalOf(error);
        setRefused((former) => [...former, { name: file.name, sentence: message }]);
      }
      setProgress((former) => former && { ...former, sent: former.sent + 1 });
    }
  }, [post, onStored, isShown]);

  const send = useCallback(
    (files: readonly File[]): void => {
      if (files.length === 0) return;
      queue.current.push(...files);
      setProgress((former) => ({ sent: former?.sent ?? 0, all: (former?.all ?? 0) + files.length }));
      if (isRunning.current) return;
      isRunning.current = true;
      setStored(0);
      setRefused([]);
      void run().finally(() => {
        isRunning.current = false;
        setProgress(null);
      });
    },
    [run],
  );
  return { progress, stored, refused, send, dismiss: useCallback(() => setRefused([]), []) };
};

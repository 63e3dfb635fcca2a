import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import type { FilmDesk } from '../../films/film-desk.route';

const POLL_MS = 2000;
const MOVING = ['uploading', 'processing'];

/** Model of a video's facts, which has its poster. */
export const VIDEO = 'api::video.video';
/** Models of a video: its facts, and its words in each language. */
const VIDEO_MODELS = [VIDEO, 'api::video.video-text'];

/** Address of a video's film in the admin; null for other records and for a video that is not saved yet. */
export const filmDeskAddress = (model: string, documentId: string | undefined): string | null =>
  documentId !== undefined && VIDEO_MODELS.includes(model) ? `/film-desk/${documentId}` : null;

/** Reads the film of a video, every two seconds while it changes; undefined until the first response. */
export const useFilmDesk = (
  address: string | null,
): { desk: FilmDesk | undefined; reload: () => Promise<FilmDesk | undefined> } => {
  const { get } = useFetchClient();
  const [desk, setDesk] = useState<FilmDesk>();

  const reload = useCallback(async () => {
    if (address === null) return undefined;
    try {
      const { data } = await get<{ data: FilmDesk }>(address);
      setDesk(data.data);
      return data.data;
    } catch {
      // The panel shows what it knew before.
      return undefined;
    }
  }, [address, get]);

  const moving = MOVING.includes(desk?.film?.state ?? '');
  useEffect(() => {
    void reload();
    if (!moving) return undefined;
    const timer = setInterval(() => void reload(), POLL_MS);
    return () => clearInterval(timer);
  }, [moving, reload]);
  return { desk, reload };
};

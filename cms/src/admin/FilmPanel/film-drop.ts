import { createContext } from 'react';

/** The screen around the place of a film, when a film can be dropped anywhere on it. */
export interface FilmDrop {
  /** Whether a file is held above the screen. */
  isOver: boolean;
  /** Has `onFile` take the film that is dropped on the screen. Returns a function that ends that. */
  register: (onFile: (file: File) => void) => () => void;
}

/** Strapi's form has no such screen. */
export const FilmDropContext = createContext<FilmDrop>({ isOver: false, register: () => () => undefined });

/** What an editor can choose as a film: videos, sounds, and endings of both that browsers give no type. */
export const FILM_TYPES = 'video/*,audio/*,.mkv,.mxf,.mka,.flac,.opus';

/** Returns whether a file can be a film: its type says so, or there is none, as of many films; media looks into it. */
export const canBeFilm = ({ type }: File): boolean => type === '' || /^(?:video|audio)\//.test(type);

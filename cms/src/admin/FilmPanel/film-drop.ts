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

/** Endings of films that browsers give no type. */
export const FILM_ENDINGS = ['.mkv', '.mxf'] as const;

/** Returns whether a file can be a film: its type says so, or there is none, as of many films; media looks into it. */
export const canBeFilm = ({ type }: File): boolean => type === '' || type.startsWith('video/');

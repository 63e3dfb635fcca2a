import type { Core } from '@strapi/strapi';

import { ownValue } from '@sahra/schemas/own-value';

import { chapterProblems } from '../api/video/chapter-problems';
import { FILM_LENGTH } from '../desk/record/film-length';
import { rowProblems } from '../rows/row-problems';
import type { Problem } from './problem';
import { readPicturesOfFacts, type StoredWords } from './read-stored-words';
import { isValues } from './record-parts';
import { wordProblems } from './word-problems';

const VIDEO_WORDS = 'api::video.video-text';

const PAGES_WITH_ROWS: ReadonlySet<string> = new Set([
  'api::landing.landing',
  'api::home.home',
  'api::business.business-page',
]);

const videoLength = async (strapi: Core.Strapi, documentId: string): Promise<number | null> => {
  const video: unknown = await strapi.db.query('api::video.video').findOne({ where: { documentId } });
  const seconds = isValues(video) ? ownValue(video, FILM_LENGTH) : null;
  return typeof seconds === 'number' ? seconds : null;
};

/** Returns the problems that block publishing the words of one record, with regard to its facts. */
export const recordProblems = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  words: readonly StoredWords[],
): Promise<Problem[]> => {
  const pictures = await readPicturesOfFacts(strapi, uid, documentId);
  const length = uid === VIDEO_WORDS ? await videoLength(strapi, documentId) : null;
  return words.flatMap(({ locale, values }) => [
    ...wordProblems(strapi, uid, values, locale, pictures),
    ...(uid === VIDEO_WORDS ? chapterProblems(values, length) : []),
    ...(PAGES_WITH_ROWS.has(uid) ? rowProblems(values) : []),
  ]);
};

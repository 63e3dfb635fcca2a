import { PlainError } from '../process/plain-error';

/** Codes of generated videos have seven digits; disk space and time limit the number long before that. */
const VIDEOS_MAX = 1_000_000;

/** Reads the number of videos from `--videos N`. */
export const parseVideoCount = (args: readonly string[]): number => {
  const [flag, value = '', ...more] = args.flatMap((arg) => arg.split('='));
  const videos = Number(value);
  if (flag !== '--videos' || !/^\d+$/.test(value) || videos > VIDEOS_MAX || more.length > 0)
    throw new PlainError(
      'Say how many videos the catalogue shall have: "npm run seed -- --videos 40000". ' +
        'With 0 only those of editors and seeds stay.',
    );
  return videos;
};

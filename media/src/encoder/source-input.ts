import type { Source } from './probe';

/**
 * Options that let a program read files of these formats only. A playlist or a list of files must be none of them,
 * because it could name files of the server or addresses of its network.
 */
export const onlyFormats = (formats: string): string[] => [
  ...['-protocol_whitelist', 'file'],
  ...['-format_whitelist', formats],
];

/** Formats of videos and sounds that are read. */
export const INPUT_OPTIONS: readonly string[] = onlyFormats(
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,flv,asf,mxf,ogg,mp3,aac,flac,wav,w64,aiff,caf,amr',
);

/** Pictures a second of a film whose picture stands still: it ends at most one of them after its sound. */
export const STILL_RATE = 5;

/**
 * ffmpeg arguments that read an uploaded file, with options for it. Pictures come as they are stored, because programs of
 * 2018 turn those that are mirrored: `uprightPictures` brings them upright.
 */
export const sourceInput = ({ path }: Pick<Source, 'path'>, options: readonly string[] = []): string[] => [
  ...[...INPUT_OPTIONS, '-noautorotate', ...options],
  ...['-i', `file:${path}`],
];

/** ffmpeg arguments that read a picture that was made by `makeStill`. */
export const stillInput = (still: string): string[] => [
  ...['-f', 'png_pipe', '-framerate', String(STILL_RATE)],
  ...['-i', `file:${still}`],
];

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OLD_FONT = /@font-face\s*\{[^}]*data:application\/vnd\.ms-fontobject[^}]*\}/;
const FONT = /url\(data:application\/font-woff;(?:charset=utf-8;)?base64,([A-Za-z0-9+/=]+)\)/;

/** video-react's style with its icon font as a file: the site's policy allows fonts of its own origin only. */
export const playerStyle = (css: string): { css: string; font: Buffer } => {
  const encoded = FONT.exec(css)?.[1];
  if (!encoded) throw new Error('video-react carries its icon font differently now');
  return {
    css: css.replace(OLD_FONT, '').replace(FONT, 'url(./video-react.woff)'),
    font: Buffer.from(encoded, 'base64'),
  };
};

/** Puts the player's style where pages that play load it from, and no other page. */
export const writePlayerStyle = async (source: string, publicDir: string): Promise<void> => {
  const { css, font } = playerStyle(await readFile(source, 'utf8'));
  const folder = join(publicDir, 'vendor');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'video-react.css'), css),
    writeFile(join(folder, 'video-react.woff'), font),
  ]);
};

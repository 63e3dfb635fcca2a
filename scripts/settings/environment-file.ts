import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

import { parse } from 'dotenv';

import { errorCode } from '../process/error-code';
import { PlainError } from '../process/plain-error';
import { SECRETS } from './secrets';

export interface EnvironmentFile {
  values: Record<string, string>;
  made: boolean;
  added: string[];
}

const HEADING = `# Made once by "npm start" for this clone; keep it out of git and of chats.
# Ports and addresses may be set here too: PORT_BASE=9000 moves everything, SITE_PORT=8080 one service.
`;

const readIfThere = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new PlainError(`${path} cannot be read: ${String(error)}`);
  }
};

/** Reads `.env` as it is; without one there are no values. */
export const readEnvironmentFile = async (path: string): Promise<Record<string, string>> =>
  parse((await readIfThere(path)) ?? '');

/**
 * Reads `.env`. Creates it with random secrets when missing, and adds lines that an older file lacks. Existing
 * values never change, and a crash leaves either the old file or the new one.
 */
export const openEnvironmentFile = async (path: string): Promise<EnvironmentFile> => {
  const text = await readIfThere(path);
  const present = parse(text ?? '');
  const missing = Object.entries(SECRETS).filter(([name]) => !present[name]);
  if (missing.length === 0) return { values: present, made: false, added: [] };

  const lines = missing.map(([name, make]) => `${name}=${make()}\n`).join('');
  const start = text === undefined ? HEADING : text.replace(/(?<!\n)$/, text === '' ? '' : '\n');
  const whole = start + lines;
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, whole, { mode: 0o600, flag: 'wx' });
  try {
    // The link fails when another run has created the file in the meantime; then that file's secrets are used.
    if (text === undefined) await link(draft, path);
    else await rename(draft, path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return await openEnvironmentFile(path);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return { values: parse(whole), made: text === undefined, added: missing.map(([name]) => name) };
};

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

import { processCommand } from './process-command';

export interface PortOwner {
  pid: number;
  command: string;
}

const LISTENING = '0A';

const tryOr = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};

/** Returns the inodes of the sockets that listen on the port, from the kernel's table. */
const listeningSockets = (port: number): Set<string> => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    tryOr(() => readFileSync(table, 'utf8').split('\n').slice(1), []),
  );
  const sockets = new Set<string>();
  for (const row of rows) {
    const [, local, , state, , , , , , inode] = row.trim().split(/\s+/);
    if (local?.endsWith(`:${hex}`) && state === LISTENING && inode) sockets.add(`socket:[${inode}]`);
  }
  return sockets;
};

const linuxOwner = (port: number): number | undefined => {
  const sockets = listeningSockets(port);
  if (sockets.size === 0) return undefined;
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.find((pid) =>
    tryOr(() => readdirSync(`/proc/${pid}/fd`), []).some((fd) =>
      sockets.has(tryOr(() => readlinkSync(`/proc/${pid}/fd/${fd}`), '')),
    ),
  );
};

const lsofOwner = (port: number): number | undefined => {
  const flags = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'];
  const text = tryOr(
    () => execFileSync('lsof', flags, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    '',
  );
  return Number.parseInt(text, 10) || undefined;
};

/** Returns the process that listens on a port. The system does not report processes of other users. */
export const portOwner = (port: number): PortOwner | undefined => {
  const pid = process.platform === 'linux' ? linuxOwner(port) : lsofOwner(port);
  const command = pid === undefined ? undefined : processCommand(pid);
  return pid === undefined || command === undefined ? undefined : { pid, command };
};

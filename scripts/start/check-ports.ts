import { createServer } from 'node:net';

import { PlainError } from '../process/plain-error';
import { portOwner } from '../process/port-owner';
import { type PortName, portVariable } from '../settings/ports';

type Verdict = 'free' | 'taken' | 'forbidden';

const COMMAND_SHOWN = 80;

const tryListening = (port: number, host: string): Promise<Verdict> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else resolve(error.code === 'EACCES' ? 'forbidden' : 'free');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')));
  });

const verdictOn = async (port: number): Promise<Verdict> => {
  for (const host of ['::', '0.0.0.0', '127.0.0.1']) {
    const verdict = await tryListening(port, host);
    if (verdict !== 'free') return verdict;
  }
  return 'free';
};

const sentence = (name: PortName, port: number, verdict: Exclude<Verdict, 'free'>): string => {
  const move = `move ${name} with ${portVariable(name)}=… or everything with PORT_BASE=… (in .env or before the command).`;
  if (verdict === 'forbidden') return `Port ${port} (${name}) needs rights that you do not have: ${move}`;
  const owner = portOwner(port);
  const who = owner ? `process ${owner.pid} (${owner.command.slice(0, COMMAND_SHOWN)})` : 'another process';
  return `Port ${port} (${name}) is taken by ${who}. End it, or ${move}`;
};

/**
 * Throws with one sentence for each unavailable port; the sentence names the process that uses it and the setting
 * that changes it.
 */
export const checkPorts = async (ports: Partial<Record<PortName, number>>): Promise<void> => {
  const sentences: string[] = [];
  for (const [name, port] of Object.entries(ports) as [PortName, number][]) {
    const verdict = await verdictOn(port);
    if (verdict !== 'free') sentences.push(sentence(name, port, verdict));
  }
  if (sentences.length > 0) throw new PlainError(sentences.join('\n'));
};

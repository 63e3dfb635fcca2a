import { spawnSync } from 'node:child_process';

/** The first Compose version with `!override`, with which a second file can replace the ports of the first. */
const COMPOSE_NEEDED = [2, 24] as const;

/** Versions that the container engine of a machine reports; undefined when there is none. */
export interface EngineAnswers {
  server: string | undefined;
  compose: string | undefined;
}

const isRecent = (version: string): boolean => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > COMPOSE_NEEDED[0] || (major === COMPOSE_NEEDED[0] && minor >= COMPOSE_NEEDED[1]);
};

/** Returns why containers cannot run here, as one clause; undefined when they can. */
export const missingEngine = ({ server, compose }: EngineAnswers): string | undefined => {
  if (!server) return 'no Docker engine answers on this machine';
  if (!compose) return 'Docker has no Compose plugin on this machine';
  const wanted = COMPOSE_NEEDED.join('.');
  return isRecent(compose) ? undefined : `Compose is ${compose} on this machine, and ${wanted} is needed`;
};

const ask = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('docker', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

export const askEngine = (): EngineAnswers => ({
  server: ask('version', '--format', '{{.Server.Version}}'),
  compose: ask('compose', 'version', '--short'),
});

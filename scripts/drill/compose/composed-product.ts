import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { freePort } from '../../process/free-port';
import { PlainError } from '../../process/plain-error';
import { waitUntil } from '../../process/wait-until';
import { SECRETS } from '../../settings/secrets';
import { notYetHealthy, readContainerStates, type ContainerState } from './container-states';

/**
 * Compose project name that separates the drill's containers, images and volumes from those of a running product.
 */
const PROJECT = 'sahra-drill';
const OUTPUT_MAX = 64 * 1024 * 1024;
const LAST_WORDS = 2000;
const POLL_MS = 500;

const run = promisify(execFile);

/** The product in separate containers, reachable only from this machine. */
export class ComposedProduct {
  private constructor(
    private readonly root: string,
    private readonly folder: string,
    private readonly environment: NodeJS.ProcessEnv,
    readonly origin: string,
  ) {}

  /** Prepares the product with its own secrets and ports; starts nothing. */
  static async prepare(root: string): Promise<ComposedProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'sahra-compose-'));
    const names = ['HTTP_PORT', 'HTTPS_PORT', 'CMS_PORT', 'MAIL_PORT'];
    const ports = new Map<string, string>();
    for (const name of names) ports.set(name, String(await freePort()));
    const environment = {
      ...process.env,
      ...Object.fromEntries(Object.entries(SECRETS).map(([name, make]) => [name, make()])),
      // The special characters prove that a database password may contain any character.
      ACCOUNTS_DATABASE_PASSWORD: `a/b@c:d?e#f%${SECRETS.DATABASE_PASSWORD()}`,
      ...Object.fromEntries(ports),
      PAYMENT_PROVIDER: 'sandbox',
      SITE_ADDRESS: 'localhost',
      COMPOSE_PROGRESS: 'plain',
    };
    const published = [`${ports.get('HTTP_PORT')}:80`, `${ports.get('HTTPS_PORT')}:443`];
    await writeFile(
      join(folder, 'loopback.yml'),
      `services:\n  caddy:\n    ports: !override [${published.map((port) => `'127.0.0.1:${port}'`).join(', ')}]\n`,
    );
    await writeFile(join(folder, 'none.env'), '');
    const origin = `https://localhost:${ports.get('HTTPS_PORT')}`;
    return new ComposedProduct(root, folder, environment, origin);
  }

  #arguments(args: readonly string[]): string[] {
    return [
      ...['compose', '--project-name', PROJECT, '--env-file', join(this.folder, 'none.env')],
      ...['--file', join(this.root, 'docker-compose.yml'), '--file', join(this.folder, 'loopback.yml')],
      ...args,
    ];
  }

  /** Runs a Compose command and returns its output. On failure throws with the end of the output. */
  async compose(...args: string[]): Promise<string> {
    const options = { cwd: this.root, env: this.environment, maxBuffer: OUTPUT_MAX };
    return run('docker', this.#arguments(args), options).then(
      ({ stdout }) => stdout,
      (error: Error & { stdout?: string; stderr?: string }) => {
        const words = `${error.stdout ?? ''}${error.stderr ?? ''}`.slice(-LAST_WORDS);
        throw new PlainError(`docker compose ${args[0] ?? ''} failed. Its last words:\n${words}`);
      },
    );
  }

  async containers(): Promise<ContainerState[]> {
    return readContainerStates(await this.compose('ps', '--all', '--format', 'json'));
  }

  /** Starts the services named in `args`, or all of them. */
  async up(...args: string[]): Promise<void> {
    await this.compose('up', '--detach', '--no-build', ...args);
  }

  /** Waits until all containers are healthy; returns the seconds. */
  async untilHealthy(limitMs: number): Promise<number> {
    const began = Date.now();
    let missing: string[] = [];
    const healthy = await waitUntil(
      async () => {
        missing = notYetHealthy(await this.containers());
        return missing.length === 0;
      },
      limitMs,
      POLL_MS,
    );
    if (!healthy)
      throw new PlainError(
        `Not healthy after ${limitMs / 1000} s: ${missing.join(', ')}.\n${await this.words(missing)}`,
      );
    return (Date.now() - began) / 1000;
  }

  /** Returns the last log lines of these services. */
  words(services: readonly string[]): Promise<string> {
    return this.compose('logs', '--tail', '15', ...services);
  }

  /**
   * Kills the processes in a container. `docker kill` does not fit: after it the engine leaves the container
   * stopped.
   */
  async killInside(name: string): Promise<void> {
    await run('docker', ['exec', name, 'sh', '-c', 'kill -9 -1']).catch(() => undefined);
  }

  async restart(name: string): Promise<void> {
    await run('docker', ['restart', name]);
  }

  async inspect(name: string, format: string): Promise<string> {
    return (await run('docker', ['inspect', '--format', format, name])).stdout.trim();
  }

  /** Reads the root certificate of Caddy's local certificate authority. */
  authority(): Promise<string> {
    return this.compose('exec', '-T', 'caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt');
  }

  /** Removes containers, volumes, networks and images, including those of an interrupted drill. */
  async remove(): Promise<void> {
    await this.compose('down', '--volumes', '--remove-orphans', '--rmi', 'local', '--timeout', '5');
  }

  /** Starts the removal in the background, as the last step of an interrupted drill. */
  removeBehind(): void {
    const down = this.#arguments([
      'down',
      '--volumes',
      '--remove-orphans',
      '--rmi',
      'local',
      '--timeout',
      '1',
    ]);
    spawn('docker', down, { cwd: this.root, env: this.environment, stdio: 'ignore', detached: true }).unref();
  }

  async forget(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

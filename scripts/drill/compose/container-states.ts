import { PlainError } from '../../process/plain-error';

/** A container, as printed by `docker compose ps --format json`. */
export interface ContainerState {
  Name: string;
  Service: string;
  State: string;
  Health: string;
  ExitCode: number;
}

/**
 * Parses the output of `docker compose ps --all --format json`: one object per line, or one list in older versions.
 */
export const readContainerStates = (printed: string): ContainerState[] =>
  printed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => JSON.parse(line) as ContainerState | ContainerState[]);

/**
 * Returns the services that are not healthy yet; throws when one has failed. A one-off service that exited with
 * code 0 counts as done.
 */
export const notYetHealthy = (states: readonly ContainerState[]): string[] => {
  const failed = states.find(({ State, ExitCode }) => State === 'exited' && ExitCode !== 0);
  if (failed) throw new PlainError(`${failed.Service} has ended with exit code ${failed.ExitCode}.`);
  return states
    .filter(({ State, Health }) => State !== 'exited' && Health !== 'healthy')
    .map(({ Service }) => Service);
};

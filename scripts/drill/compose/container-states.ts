import { PlainError } from '../../process/plain-error';

/** One container, as `docker compose ps --format json` tells it. */
export interface ContainerState {
  Name: string;
  Service: string;
  State: string;
  Health: string;
  ExitCode: number;
}

/** Reads what `docker compose ps --all --format json` prints: one object on each line, or one list in older versions. */
export const readContainerStates = (printed: string): ContainerState[] =>
  printed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => JSON.parse(line) as ContainerState | ContainerState[]);

/** The services that do not stand yet; one that has ended with an error fails. What runs once is over when it has ended well. */
export const notYetHealthy = (states: readonly ContainerState[]): string[] => {
  const failed = states.find(({ State, ExitCode }) => State === 'exited' && ExitCode !== 0);
  if (failed) throw new PlainError(`${failed.Service} has ended with exit code ${failed.ExitCode}.`);
  return states
    .filter(({ State, Health }) => State !== 'exited' && Health !== 'healthy')
    .map(({ Service }) => Service);
};

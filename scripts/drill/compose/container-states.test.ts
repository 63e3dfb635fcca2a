import { notYetHealthy, readContainerStates } from './container-states';

const state = (Service: string, more: object = {}) => ({
  Name: `drill-${Service}-1`,
  Service,
  State: 'running',
  Health: 'healthy',
  ExitCode: 0,
  ...more,
});

test.each([
  ['lines', (states: object[]) => states.map((one) => JSON.stringify(one)).join('\n')],
  ['a list', (states: object[]) => JSON.stringify(states)],
])('reads containers from %s', (_form, print) => {
  const states = [state('cms'), state('site')];
  expect(readContainerStates(`${print(states)}\n`)).toEqual(states);
});

test('waits for what is starting or was never started, not for what has ended well', () => {
  const states = [
    state('cms', { Health: 'starting' }),
    state('accounts-migrate', { State: 'exited', Health: '' }),
    state('site', { State: 'created', Health: '' }),
    state('media'),
  ];
  expect(notYetHealthy(states)).toEqual(['cms', 'site']);
});

test('fails when a container has ended with an error', () => {
  expect(() => notYetHealthy([state('cms', { State: 'exited', Health: '', ExitCode: 1 })])).toThrow(
    'cms has ended with exit code 1.',
  );
});

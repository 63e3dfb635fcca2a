// A test in which no expectation runs fails: it would pass on an empty list or a loop that is never entered.
beforeEach(() => {
  expect.hasAssertions();
});

// In milliseconds, a limit for what hangs. The library's default of one second is too short for a search by role while
// other processes use the same two cores.
if ('document' in globalThis)
  jest
    .requireActual<{ configure(options: { asyncUtilTimeout: number }): void }>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 20_000 });

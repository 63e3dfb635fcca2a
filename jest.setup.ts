// A test in which no expectation runs fails: it would pass on an empty list or a loop that is never entered.
beforeEach(() => {
  expect.hasAssertions();
});

import { missingEngine } from './engine';

test.each([
  [{ server: undefined, compose: '2.40.3' }, /no Docker engine/],
  [{ server: '20.10.24', compose: undefined }, /no Compose plugin/],
  [{ server: '20.10.24', compose: '1.29.2' }, /Compose is 1\.29\.2 .+ 2\.24 is needed/],
  [{ server: '20.10.24', compose: 'v2.3.0' }, /2\.24 is needed/],
])('%j cannot run the product', (answers, clause) => {
  expect(missingEngine(answers)).toMatch(clause);
});

test.each(['2.24.0', 'v2.40.3-3', '5.0.1'])('Compose %s can', (compose) => {
  expect(missingEngine({ server: '28.5.2', compose })).toBeUndefined();
});

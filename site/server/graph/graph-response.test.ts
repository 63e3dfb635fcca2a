/** @jest-environment node */
import { readGraphResponse } from './graph-response';

const DATA = { video: { title: 'He said ,"extensions":{"errors":[]} and }', extensions: { a: 1 } }, n: null };
const json = JSON.stringify(DATA);

test.each([
  ['alone', `{"data":${json}}`],
  ['before extensions', `{"data":${json},"extensions":{"cost":{"requested":3}}}`],
  ['before extensions with a new line at the end', `{"data":${json},"extensions":{}}\n`],
])('data %s keeps the text that the gateway wrote', (_form, body) => {
  expect(readGraphResponse(body)).toEqual({ data: DATA, json, stale: false });
});

test.each([
  ['after extensions', `{"extensions":{},"data":${json}}`],
  ['written with spaces', JSON.stringify({ data: DATA }, null, 2)],
  ['before an empty list of errors', `{"data":${json},"extensions":{},"errors":[]}`],
])('data %s is written again', (_form, body) => {
  expect(readGraphResponse(body)).toEqual({ data: DATA, json, stale: false });
});

test.each([
  ['after data', `{"data":${json},"extensions":{"locale":"en","stale":true}}`],
  ['before data', `{"extensions":{"stale":true},"data":${json}}`],
])('extensions %s tell that the data are stale', (_form, body) => {
  expect(readGraphResponse(body)).toEqual({ data: DATA, json, stale: true });
});

test.each([
  ['errors beside data', `{"data":${json},"errors":[{"message":"failed"}],"extensions":{}}`, 'failed'],
  ['errors after extensions', `{"data":${json},"extensions":{},"errors":[{"message":"failed"}]}`, 'failed'],
  ['errors before data', `{"errors":[{"message":"a"},{"message":"b"}],"data":null}`, 'a; b'],
  ['null', '{"data":null}', 'no data'],
  ['no JSON', '<html>', 'no data'],
  ['an unfinished response', `{"data":${json.slice(0, -1)}`, 'no data'],
])('%s is an error', (_form, body, message) => {
  expect(readGraphResponse(body)).toBe(message);
});

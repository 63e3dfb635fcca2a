#!/usr/bin/env bash
# graphql-jit 0.8.9 (graphql 16.15.0): a variable that the request does not give, used inside an input object, arrives
# in the resolver as null and so beats the default of its field.
# One would have guessed what the GraphQL specification asks for and graphql-js does: the field counts as not given,
# and its default is used.
# Exit status 0 while both behave so, 1 when that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql@16.15.0 graphql-jit@0.8.9
cat >try.cjs <<'JS'
const { buildSchema, execute, parse } = require('graphql');
const { compileQuery } = require('graphql-jit');
const schema = buildSchema(`
  input Page { size: Int = 20 }
  type Query { films(page: Page!): String }
`);
schema.getQueryType().getFields().films.resolve = (_, args) => JSON.stringify(args.page);
const document = parse('query ($size: Int) { films(page: { size: $size }) }');
const say = async (name, answer) => {
  const { data } = await answer;
  console.log(`${name.padEnd(12)} ${data.films}`);
  return data.films;
};
(async () => {
  const reference = await say('graphql-js', execute({ schema, document, variableValues: {} }));
  const compiled = await say('graphql-jit', compileQuery(schema, document).query({}, {}, {}));
  process.exit(reference === '{"size":20}' && compiled === '{"size":null}' ? 0 : 1);
})();
JS
node try.cjs

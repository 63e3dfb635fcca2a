#!/usr/bin/env bash
# graphql-jit 0.8.9 (graphql 16.15.0): of a fragment that is spread twice in one selection only the first spread
# counts, also when a condition leaves that one out: the fields are missing from the answer, without an error.
# One would have guessed what graphql-js does: the second spread, which no condition leaves out, selects the fields.
# Clients meet it when two components of a page share a fragment and one of them stands below @include.
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
const schema = buildSchema('type Query { code: String title: String }');
const rootValue = { code: 'h9', title: 'An evening' };
const document = parse(`
  query ($wide: Boolean!) { code ...Card @include(if: $wide) ...Card }
  fragment Card on Query { title }
`);
const variables = { wide: false };
(async () => {
  const reference = await execute({ schema, document, rootValue, variableValues: variables });
  const compiled = await compileQuery(schema, document).query(rootValue, {}, variables);
  console.log('graphql-js  ', JSON.stringify(reference.data));
  console.log('graphql-jit ', JSON.stringify(compiled.data));
  process.exit(reference.data.title === 'An evening' && compiled.data.title === undefined ? 0 : 1);
})();
JS
node try.cjs

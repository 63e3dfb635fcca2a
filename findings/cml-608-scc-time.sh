#!/usr/bin/env bash
# @svta/cml-608 1.1.0: its SccParser reads every time code without dropped frames (`00:00:10:00`, the usual form) as 0,
# and counts one with dropped frames (`00:10:00;00`) as if none were dropped, 0.6 s late after ten minutes.
# One would have guessed that the reader of a format reads the times of that format: both forms are valid SCC, `;` or
# `:` before the frames tells them apart, and neither gives an error.
# Exit status 0 while it behaves so, 1 when that has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @svta/cml-608@1.1.0
cat >try.mjs <<'JS'
import { SccParser } from '@svta/cml-608';

const timeOf = (code) => {
  let found;
  const parser = new SccParser({ addData: (time) => (found = time) });
  parser.parse(`Scenarist_SCC V1.0\n\n${code}\t9420 9420`);
  return found;
};
const plain = timeOf('00:00:10:00');
const dropped = timeOf('00:10:00;00');
console.log(`00:00:10:00 is 10.01 s, read as ${plain}`);
console.log(`00:10:00;00 is 600 s, read as ${dropped}`);
process.exit(plain === 0 && Math.abs(dropped - 600.6) < 0.01 ? 0 : 1);
JS
node try.mjs

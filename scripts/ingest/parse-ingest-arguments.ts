import { parseArgs } from 'node:util';

import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { PlainError } from '../process/plain-error';

/** What `npm run ingest` is asked to do. */
export interface IngestArguments {
  file: string;
  code: string;
  captions: { file: string; locale: Locale }[];
}

const USAGE =
  'Usage: npm run ingest -- FILE --code CODE [--captions FILE:ar] [--captions FILE:en]\n   or: npm run ingest -- --seeds';

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { code: { type: 'string' }, captions: { type: 'string', multiple: true } },
    });
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
};

/** Reads the arguments of the command. Throws a PlainError that says what is wrong and how the command is used. */
export const parseIngestArguments = (args: readonly string[]): IngestArguments => {
  const { positionals, values } = parsed(args);
  const [file, ...others] = positionals;
  const { code } = values;
  if (file === undefined || others.length > 0 || code === undefined) throw new PlainError(USAGE);
  if (!VIDEO_CODE_PATTERN.test(code)) {
    throw new PlainError(
      `"${code}" is no code of a video. A code has small letters and digits, such as h9mjgw3p.`,
    );
  }
  const captions = (values.captions ?? []).map((text) => {
    const at = text.lastIndexOf(':');
    const locale = LOCALES.find((each) => each === text.slice(at + 1));
    if (!locale || at < 1)
      throw new PlainError(`"${text}" names no language. Write FILE:en or FILE:ar.\n${USAGE}`);
    return { file: text.slice(0, at), locale };
  });
  return { file, code, captions };
};

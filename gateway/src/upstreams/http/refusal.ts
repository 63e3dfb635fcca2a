import { UpstreamFailure } from './upstream-failure';
import type { FieldCodes } from './upstream-failure';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldCodesOf = (value: unknown): FieldCodes => {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, codes]) => [
      field,
      Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
    ]),
  );
};

/** Reads the codes of a refusal and leaves its texts behind. */
export const refusalOf = (upstream: string, status: number, body: unknown): UpstreamFailure => {
  if (!isRecord(body)) return new UpstreamFailure(upstream, status);
  const code = typeof body['code'] === 'string' ? body['code'] : null;
  const meta = isRecord(body['meta']) ? body['meta'] : {};
  return new UpstreamFailure(upstream, status, code, fieldCodesOf(body['error_codes']), {}, meta);
};

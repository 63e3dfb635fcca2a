import { SCOPES, type Scope } from '@sahra/schemas/scopes';
import { stripControls } from '@sahra/schemas/strip-controls';

import { invalidFields, type FieldFailure } from '../../platform/http/errors/refusal';
import type { PartnerKeyKind } from './partner-key.tables';

/** Properties requested for a new key. */
export interface PartnerKeyInput {
  name: string;
  kind: PartnerKeyKind;
  scopes: readonly string[];
  /** Origins such as `https://app.example`; for `pk` only. */
  origins: readonly string[];
}

export interface CheckedPartnerKey extends PartnerKeyInput {
  scopes: Scope[];
  origins: string[];
}

const NAME_MAX = 100;

const isScope = (value: string): value is Scope => Object.hasOwn(SCOPES, value);

/** Returns the origin as a browser sends it; undefined for any other text, for example with a path. */
const originOf = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && `${url.origin}/` === url.href ? url.origin : undefined;
};

/** Validates a requested key and returns it in its stored form; throws a Refusal that names every broken rule. */
export const checkPartnerKey = (wanted: PartnerKeyInput): CheckedPartnerKey => {
  const name = stripControls(wanted.name);
  const scopes = [...new Set(wanted.scopes)];
  const origins = [...new Set(wanted.origins.map((text) => originOf(text.trim())))];
  const failures: FieldFailure[] = [];
  if (name === '') failures.push({ field: 'name', code: 'NAME_REQUIRED' });
  if (Array.from(name).length > NAME_MAX) failures.push({ field: 'name', code: 'NAME_TOO_LONG' });
  if (scopes.length === 0 || !scopes.every(isScope))
    failures.push({ field: 'scopes', code: 'SCOPES_INVALID' });
  const known = origins.filter((origin) => origin !== undefined);
  const fits = wanted.kind === 'pk' ? known.length > 0 : origins.length === 0;
  if (!fits || known.length < origins.length) failures.push({ field: 'origins', code: 'ORIGINS_INVALID' });
  if (failures.length > 0) throw invalidFields(failures);
  return { name, kind: wanted.kind, scopes: scopes.filter(isScope), origins: known };
};

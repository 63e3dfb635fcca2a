import { SLUG_PATTERN, VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';
import { readInstant } from '@sahra/schemas/read-instant';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

import type { LocalizedMessage } from '../../checks/localized-message';
import type { PlannerPlace, PlannerSave } from './planner';

const DAY_MS = 24 * 60 * 60_000;
const RANGE_MAX_DAYS = 15;
const LENGTH_MAX_HOURS = 24;
const CHANGES_MAX = 300;

const Id = Type.String({ pattern: '^[\\w-]{1,64}$' });
/** Id of the desk's own: `new-` and a UUID. */
const NewId = Type.String({ pattern: '^new-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Version = Type.String({ maxLength: 40 });
const Instant = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3})?Z$' });
const place = {
  channel: Type.Union([Type.String({ pattern: SLUG_PATTERN.source }), Type.Null()]),
  startsAt: Instant,
  endsAt: Instant,
};
const closed = { additionalProperties: false };
const SaveSchema = Type.Object(
  {
    creates: Type.Array(
      Type.Object(
        {
          id: NewId,
          ...place,
          from: Type.Union([
            Type.Object({ video: Type.String({ pattern: VIDEO_CODE_PATTERN.source }) }, closed),
            Type.Object({ entry: Id }, closed),
          ]),
        },
        closed,
      ),
      { maxItems: CHANGES_MAX },
    ),
    changes: Type.Array(Type.Object({ documentId: Id, version: Version, ...place }, closed), {
      maxItems: CHANGES_MAX,
    }),
    deletes: Type.Array(Type.Object({ documentId: Id, version: Version }, closed), { maxItems: CHANGES_MAX }),
  },
  closed,
);
const check = Compile(SaveSchema);
const isPlace = ({ startsAt, endsAt }: PlannerPlace): boolean =>
  readInstant(startsAt) !== undefined && readInstant(endsAt) !== undefined;

/** Reads the body of a save; null when it has another shape. */
export const readPlannerSave = (body: unknown): PlannerSave | null =>
  check.Check(body) && [...body.creates, ...body.changes].every(isPlace) ? body : null;

/** Reads the range of a request; null when it is none, or longer than fifteen days. */
export const readRange = ({
  from,
  to,
}: Readonly<Record<string, unknown>>): { from: string; to: string } | null => {
  const [starts, ends] = [readInstant(from), readInstant(to)];
  const length = starts && ends ? ends.getTime() - starts.getTime() : 0;
  const isRange = length > 0 && length <= RANGE_MAX_DAYS * DAY_MS;
  return isRange && starts && ends ? { from: starts.toISOString(), to: ends.toISOString() } : null;
};

/** Returns why a programme cannot have this place, or null. */
export const placeProblem = ({ startsAt, endsAt }: PlannerPlace): LocalizedMessage | null => {
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  if (!(length > 0)) return { en: 'The programme ends before it begins.', ar: 'تنتهي الفقرة قبل أن تبدأ.' };
  if (length > LENGTH_MAX_HOURS * 60 * 60_000)
    return {
      en: `A programme lasts at most ${LENGTH_MAX_HOURS} hours.`,
      ar: `لا تزيد مدة الفقرة على ${LENGTH_MAX_HOURS} ساعة.`,
    };
  return null;
};

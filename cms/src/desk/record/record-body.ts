import { LOCALES } from '@sahra/schemas/constants';
import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import { DeskRefusal } from './desk-refusal';
import { MESSAGES } from './record-messages';

const PER_CENT_MAX = 100;
const FOCAL_POINTS_MAX = 20;
const NAME_MAX = 100;
const VERSION_MAX = 4000;

const Name = Type.String({ minLength: 1, maxLength: NAME_MAX });
const Values = Type.Record(Type.String(), Type.Unknown());
const PerCent = Type.Number({ minimum: 0, maximum: PER_CENT_MAX });
const POINT = { x: PerCent, y: PerCent };
const Part = Type.Object({ version: Type.String({ maxLength: VERSION_MAX }), values: Values });
const inLanguages = <Of extends TSchema>(of: Of) =>
  Type.Object({ en: Type.Optional(of), ar: Type.Optional(of) }, { additionalProperties: false });

const readerOf = <Of extends TSchema>(schema: Of): ((body: unknown) => Static<Of>) => {
  const check = Compile(schema);
  return (body) => {
    if (!check.Check(body)) throw new DeskRefusal(400, MESSAGES.badRequest);
    return body;
  };
};

/** Reads the body of a save. Throws a {@link DeskRefusal}, as the others do. */
export const readSaveBody = readerOf(
  Type.Object({
    type: Name,
    documentId: Name,
    facts: Type.Optional(Part),
    words: Type.Optional(inLanguages(Part)),
    focalPoints: Type.Optional(
      Type.Array(
        Type.Object({ id: Type.Integer(), ...POINT, was: Type.Union([Type.Object(POINT), Type.Null()]) }),
        {
          maxItems: FOCAL_POINTS_MAX,
        },
      ),
    ),
  }),
);

/** Reads the body of a request that creates a record. */
export const readCreateBody = readerOf(
  Type.Object({
    type: Name,
    facts: Type.Optional(Values),
    words: Type.Optional(inLanguages(Values)),
  }),
);

/** Reads the body of a request that publishes or unpublishes a language. */
export const readLanguageBody = readerOf(
  Type.Object({
    ...{ type: Name, documentId: Name, language: Type.Enum([...LOCALES]) },
    version: Type.Optional(Type.String({ maxLength: VERSION_MAX })),
  }),
);

/** Reads the body of a request that restores an entry of the history. */
export const readRestoreBody = readerOf(Type.Object({ id: Name }));

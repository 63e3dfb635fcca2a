import { buildSchema, Kind, parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

/** Returns the response paths of a document, like `video.show.title`, with all fragments resolved. */
const pathsOf = ({ definitions }: DocumentNode): Set<string> => {
  const fragments = new Map(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const paths = new Set<string>();
  const collect = (set: SelectionSetNode | undefined, parent: string): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) collect(fragments.get(selection.name.value), parent);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, parent);
      else {
        const path = `${parent}.${(selection.alias ?? selection.name).value}`;
        paths.add(path);
        collect(selection.selectionSet, path);
      }
    }
  };
  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) collect(definition.selectionSet, '');
  return paths;
};

/** Returns whether a response to `document` contains every field of a response to `other`. */
const hasSelectionsOf = (document: DocumentNode, other: DocumentNode): boolean => {
  const present = pathsOf(document);
  return [...pathsOf(other)].every((path) => present.has(path));
};

/** Parts of a release that the serving code must support. */
export interface ReleaseContract {
  contract?: number | undefined;
  /** GraphQL documents of the release's own pages, by hash. */
  operations: ReadonlyMap<string, string>;
  shells: readonly { page: string; operation: { hash: string } }[];
}

/** Versions and operations that the serving code supports. */
export interface ServingCode {
  contract: number;
  schema: string;
  operations: ReadonlyMap<string, string>;
  /** Hash of the operation whose response this code reads, by page. */
  shellOperations: ReadonlyMap<string, string>;
}

type Compatibility =
  | {
      servable: true;
      /**
       * Pages whose shells are served without the record's metadata: their operation lacks fields that this code needs
       * for it.
       */
      plainHeads: ReadonlySet<string>;
    }
  | { servable: false; reason: string };

const refusedOperation = (
  { operations }: ReleaseContract,
  code: ServingCode,
): { name: string; error: string } | null => {
  const foreign = [...operations].filter(([hash]) => !code.operations.has(hash));
  if (foreign.length === 0) return null;
  const schema = buildSchema(code.schema, { assumeValidSDL: true });
  for (const [, text] of foreign) {
    const document = parse(text);
    const [error] = validate(schema, document, specifiedRules, { maxErrors: 1 });
    if (!error) continue;
    const named = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    return { name: named?.name?.value ?? 'unnamed', error: error.message };
  }
  return null;
};

/**
 * Checks whether the pages of a release work with this code and its graph. After a deployment, the release of the
 * previous code is served until the new one is built.
 */
export const releaseCompatibility = (release: ReleaseContract, code: ServingCode): Compatibility => {
  if (release.contract !== code.contract)
    return {
      servable: false,
      reason: `its shells follow contract ${release.contract ?? 'none'}, this code fills contract ${code.contract}`,
    };
  const refused = refusedOperation(release, code);
  if (refused)
    return {
      servable: false,
      reason: `the graph no longer answers its operation ${refused.name}: ${refused.error}`,
    };
  const plainHeads = release.shells
    .filter(({ page, operation: { hash } }) => {
      const wanted = code.shellOperations.get(page);
      if (wanted === undefined || wanted === hash) return false;
      const own = code.operations.get(wanted);
      const brought = release.operations.get(hash);
      return own === undefined || brought === undefined || !hasSelectionsOf(parse(brought), parse(own));
    })
    .map(({ page }) => page);
  return { servable: true, plainHeads: new Set(plainHeads) };
};

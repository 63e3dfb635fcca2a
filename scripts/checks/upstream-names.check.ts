import { parse, visit } from 'graphql';
import type { Source } from 'graphql';

import { graphSources } from './graph-sources';

/** Names of services and of REST paths, which mean nothing to a stranger. */
const UPSTREAM_NAMES = /\bapi\/|\bSource:|\b(?:cms|strapi|accounts)\b/i;

/** Returns descriptions that name an upstream: `@upstream` is the place for it. */
export const findUpstreamNames = (source: Source): string[] => {
  const complaints: string[] = [];
  visit(parse(source), {
    StringValue: ({ value, loc }, key) => {
      const name = key === 'description' ? UPSTREAM_NAMES.exec(value)?.[0] : undefined;
      if (name === undefined) return;
      const line = loc?.startToken.line ?? 0;
      complaints.push(
        `${source.name}:${line} says "${name}" in a description: use @upstream, or leave it out.`,
      );
    },
  });
  return complaints;
};

/** Checks that descriptions of the graph are written for people who do not know its upstreams. */
export const check = async (root: string): Promise<string[]> =>
  (await graphSources(root)).flatMap(findUpstreamNames);

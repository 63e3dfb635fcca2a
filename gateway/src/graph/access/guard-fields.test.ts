import { getNamedType, isAbstractType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';

import { SCOPES } from '@sahra/schemas/scopes';

import { createGraphSchema } from '../schema';
import { accessOf } from './field-access';

const schema = createGraphSchema();

/**
 * Returns the types that a key with these scopes can reach from the root, through fields of the
 * scopes and fields without a directive.
 */
const reachedWith = (...scopes: string[]): string[] => {
  const reached = new Set<string>();
  const enter = (type: GraphQLNamedType, atRoot = false): void => {
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach((each) => enter(each));
    if (!isObjectType(type) || reached.has(type.name)) return;
    if (!atRoot) reached.add(type.name);
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(schema, field.astNode);
      const open = access ? access.to === 'scope' && scopes.includes(access.scope) : !atRoot;
      if (open) enter(getNamedType(field.type));
    }
  };
  const root = schema.getQueryType();
  if (root) enter(root, true);
  const alsoElsewhere = ['PageInfo', 'Picture', 'PictureFocus', 'PictureRendition', 'Phone'];
  return [...reached].filter((name) => !alsoElsewhere.includes(name) && !name.endsWith('Edge')).sort();
};

/** Scopes that open fields of videos only. */
const WITHIN_CATALOGUE = ['comments:read', 'playback:read'];

describe('a key of one scope', () => {
  it.each(Object.keys(SCOPES).filter((scope) => !WITHIN_CATALOGUE.includes(scope)))(
    '%s gets to something',
    (scope) => {
      expect(reachedWith(scope)).not.toEqual([]);
    },
  );

  it.each([
    [
      'catalogue:read',
      'Channel ChannelConnection Chapter MetaTags Season Show ShowConnection Sport SportConnection Video VideoConnection',
    ],
    ['search:read', 'Channel Chapter SearchConnection SearchCounts Season Show Suggestion Video'],
    ['schedule:read', 'ScheduleEntry ScheduleEntryConnection'],
    ['plans:read', 'Money Plan'],
  ])('%s gets to what it opens and no further', (scope, types) => {
    expect(reachedWith(scope)).toEqual(types.split(' '));
  });

  it.each([
    ['comments:read', 'Comment CommentAuthor CommentConnection CommentMoment'],
    ['playback:read', 'CaptionTrack Film Playback PlaybackError Sound Stream'],
  ])('%s opens parts of videos, for a key that may read videos', (scope, types) => {
    const catalogue = reachedWith('catalogue:read');
    const more = reachedWith('catalogue:read', scope).filter((name) => !catalogue.includes(name));
    expect([more, WITHIN_CATALOGUE.includes(scope)]).toEqual([types.split(' '), true]);
  });

  it('pages:read gets to texts, and not to the catalogue on them', () => {
    const reached = reachedWith('pages:read');
    expect(reached).toEqual(expect.arrayContaining(['HomePage', 'LandingPage', 'Menu', 'SiteSettings']));
    for (const name of ['Show', 'Video', 'Channel', 'ContentRow', 'Plan', 'Viewer']) {
      expect(reached).not.toContain(name);
    }
  });
});

describe('what readers of the schema see', () => {
  it.each([
    ['videos', 'Scope of partner keys: `catalogue:read`.'],
    ['node', 'Scope of partner keys: the one that the type of the node needs by its own field.'],
    ['viewer', "Takes the viewer's bearer; a partner key opens nothing here."],
    [
      'session',
      "For the product's own pages and apps; refused to partner keys and to pages of other origins.",
    ],
    [
      'checkPromoCode',
      "Takes the viewer's bearer; a partner key opens nothing here. One such field in an operation.",
    ],
  ])('of %s: who may ask for it', (name, sentence) => {
    const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
    const description = fields[name]?.description ?? '';
    expect(description.split('\n\n').at(-1)).toBe(sentence);
    expect(description.length).toBeGreaterThan(sentence.length + 2);
    expect(description.split(sentence)).toHaveLength(2);
  });
});

import { getNamedType, isAbstractType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';

import { SCOPES } from '@sahra/schemas/scopes';

import { createGraphSchema } from '../schema';
import { accessOf } from './field-access';

const schema = createGraphSchema();

/**
 * Returns the types that a key with one scope can reach from the root, through fields of that
 * scope and fields without a directive.
 */
const reachedWith = (scope: string): string[] => {
  const reached = new Set<string>();
  const enter = (type: GraphQLNamedType, atRoot = false): void => {
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach((each) => enter(each));
    if (!isObjectType(type) || reached.has(type.name)) return;
    if (!atRoot) reached.add(type.name);
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(schema, field.astNode);
      const open = access ? access.to === 'scope' && access.scope === scope : !atRoot;
      if (open) enter(getNamedType(field.type));
    }
  };
  const root = schema.getQueryType();
  if (root) enter(root, true);
  const alsoElsewhere = ['PageInfo', 'Picture', 'PictureFocus', 'PictureRendition', 'FormError', 'Phone'];
  return [...reached].filter((name) => !alsoElsewhere.includes(name) && !name.endsWith('Edge')).sort();
};

describe('a key of one scope', () => {
  it.each(Object.keys(SCOPES))('%s gets to something', (scope) => {
    expect(reachedWith(scope)).not.toEqual([]);
  });

  it.each([
    [
      'catalogue:read',
      'Channel ChannelConnection MetaTags Season Show ShowConnection Sport SportConnection Video VideoConnection',
    ],
    ['search:read', 'Channel SearchConnection SearchCounts Season Show Suggestion Video'],
    ['schedule:read', 'ScheduleEntry ScheduleEntryConnection'],
    ['plans:read', 'Money Plan PlanCopy'],
    ['comments:read', 'Comment CommentConnection'],
    ['playback:read', 'CaptionTrack PlayPayload Playback'],
  ])('%s gets to what it opens and no further', (scope, types) => {
    expect(reachedWith(scope)).toEqual(types.split(' '));
  });

  it('pages:read gets to texts, and not to the catalogue on them', () => {
    const reached = reachedWith('pages:read');
    expect(reached).toEqual(expect.arrayContaining(['HomePage', 'LandingPage', 'Menu', 'SiteSettings']));
    for (const name of ['Show', 'Video', 'Channel', 'ContentRow', 'Plan', 'Viewer']) {
      expect(reached).not.toContain(name);
    }
  });
});

describe('what readers of the schema are told', () => {
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
  });
});

import { buildASTSchema, parse } from 'graphql';

import { describeAccess } from './describe-access';

const sdl = `
  directive @scope(is: String!) on FIELD_DEFINITION
  directive @bearer on FIELD_DEFINITION
  directive @firstParty on FIELD_DEFINITION
  directive @credential on FIELD_DEFINITION
  directive @nodeAccess on FIELD_DEFINITION
  directive @listSize(assumedSize: Int!) on FIELD_DEFINITION
  type Query {
    "Videos."
    videos: [Video!]! @listSize(assumedSize: 3) @scope(is: "catalogue:read")
    "Plain."
    plain: Int @listSize(assumedSize: 3)
    silent: Int @bearer
    "Any node."
    node: Int @nodeAccess
  }
  type Video {
    "Views."
    views: Int @scope(is: "comments:read")
  }
  type Mutation {
    "Signs in."
    signIn: Int @credential @firstParty
  }
`;
const schema = buildASTSchema(describeAccess(parse(sdl)));
const descriptionOf = (type: string, field: string) => {
  const named = schema.getType(type);
  return named && 'getFields' in named ? named.getFields()[field]?.description : undefined;
};

test.each([
  ['Query', 'videos', 'Videos.\n\nScope of partner keys: `catalogue:read`.'],
  ['Video', 'views', 'Views.\n\nScope of partner keys: `comments:read`.'],
  [
    'Query',
    'node',
    'Any node.\n\nScope of partner keys: the one that the type of the node needs by its own field.',
  ],
  ['Query', 'plain', 'Plain.'],
  ['Query', 'silent', "Takes the viewer's bearer; a partner key opens nothing here."],
  [
    'Mutation',
    'signIn',
    "Signs in.\n\nFor the product's own pages and apps; refused to partner keys and to pages of other origins. One such field in an operation.",
  ],
])('%s.%s says who may ask for it', (type, field, description) => {
  expect(descriptionOf(type, field)).toBe(description);
});

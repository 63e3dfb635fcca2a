import { LOCALES } from '@sahra/schemas/constants';

import { VIDEOS } from '../../../cms/seeds/videos';
import { createSahraClient } from '../../../partner/src/client/create-sahra-client';
import { VideosDocument } from '../../../partner/src/videos/videos.generated';

const url = `${process.env['BASE_URL'] ?? 'http://localhost:8000'}/graphql`;
const seeded = new Map(VIDEOS.flatMap(({ videos }) => videos).map((video) => [video.code, video]));

describe.each(LOCALES)('the partner client against the running graph in %s', (locale) => {
  it('reads seeded videos with their titles, channels and pictures in that language', async () => {
    const { data, error } = await createSahraClient({ url, locale }).query(VideosDocument, { first: 50 });

    expect(error).toBeUndefined();
    const nodes = (data?.videos?.nodes ?? []).filter(({ code }) => seeded.has(code));
    expect(nodes.length).toBeGreaterThan(0);
    for (const { code, title, language, channel, thumbnail } of nodes) {
      expect([code, title]).toEqual([code, seeded.get(code)?.[locale].title]);
      expect(language).toBe(locale.toUpperCase());
      expect(channel?.name).toEqual(expect.any(String));
      expect(thumbnail?.url).toMatch(/^\/uploads\//);
    }
  });

  it('reaches every seeded video page by page, none twice', async () => {
    const client = createSahraClient({ url, locale });
    const codes: string[] = [];
    let after: string | null | undefined;
    for (let more = true; more;) {
      const { data, error } = await client.query(VideosDocument, { first: 7, after });
      expect(error).toBeUndefined();
      codes.push(...(data?.videos?.nodes ?? []).map(({ code }) => code));
      after = data?.videos?.pageInfo.endCursor;
      more = data?.videos?.pageInfo.hasNextPage ?? false;
    }
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining([...seeded.keys()]));
  });
});

import { resizeCatalogue } from '../src/seed/large/large-catalogue';

/** `npm run large-catalogue -- <videos>`: resizes the catalogue in DATABASE_URL to this number of videos. */
const run = async (): Promise<void> => {
  const { total, generated } = await resizeCatalogue(
    process.env['DATABASE_URL'] ?? '',
    Number(process.argv[2]),
  );
  console.log(`The catalogue has ${total} videos, ${generated} of them generated.`);
};

void run();

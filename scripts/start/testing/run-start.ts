import { run } from '../start.command';

/** Process that the tests of `npm start` start, signal and kill; its argument is the clone's folder. */
process.exit(await run(process.argv[2] ?? '', process.argv.slice(3)));

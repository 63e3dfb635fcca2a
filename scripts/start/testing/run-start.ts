import { run } from '../start.command';

/** The process that the tests of `npm start` start, signal and kill: the clone's folder is its argument. */
process.exit(await run(process.argv[2] ?? '', process.argv.slice(3)));

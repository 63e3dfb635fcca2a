import config from './playwright.config';

/** Only the pictures of `docs/screenshots`; they are no tests and are made by a command of their own. */
export default { ...config, projects: [{ name: 'screenshots', testDir: './screenshots' }] };

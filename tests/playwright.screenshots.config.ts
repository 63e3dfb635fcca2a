import config from './playwright.config';

/** Takes only the pictures of `docs/screenshots`; they are not tests and have a separate command. */
export default { ...config, projects: [{ name: 'screenshots', testDir: './screenshots' }] };

import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['jest.base.mjs'],
      // Jest's list of projects names folders, which knip takes for modules.
      ignoreUnresolved: [/\/(schemas|site|gateway|cms|accounts|media|partner|scripts|tests)$/],
      // `@babel/runtime` is pinned for Gatsby, `axe-core` is a dependency of @axe-core/playwright; our code imports
      // neither.
      ignoreDependencies: ['@babel/runtime', 'axe-core'],
    },
    scripts: {
      entry: [
        'bootstrap.mjs',
        '*/*.command.ts',
        'build/rebuild-site.ts',
        'checks/*.check.ts',
        'codegen/{*.plugin,write-*}.ts',
        'drill/*.drill.ts',
        'drill/abuse/attacker.ts',
        'database/jest-database.*.ts',
        'lint/*.{plugin,rule}.mjs',
        'process/end-with-parent.mjs',
        'start/testing/run-start.ts',
      ],
      ignoreDependencies: ['estree'],
    },
    accounts: {
      entry: [
        'drills/*.ts',
        'src/{main,migrate,seed,migrate-and-seed,mail-catcher,partner-key}.ts',
        'src/**/*.tables.ts',
      ],
      // Its files are read by path.
      ignoreDependencies: ['@fontsource-variable/alexandria'],
    },
    cms: {
      entry: ['src/**/*.{ts,tsx,mjs}', 'config/**/*.ts', 'tools/**/*.ts'],
      // Jest resolves the environment of a test from the workspace.
      ignoreUnresolved: ['./src/admin/testing/browser-environment.mjs'],
      // Strapi's admin build resolves react-tooltip from the root's node_modules, and Strapi loads the provider of its
      // mails by name; Jest brings its environment.
      ignoreDependencies: [
        'vite',
        'jest-environment-node',
        '@strapi/utils',
        '@sahra/scripts',
        '@radix-ui/react-tooltip',
        '@strapi/provider-email-nodemailer',
      ],
    },
    media: { entry: ['drills/*.ts'] },
    gateway: { entry: ['drills/*.ts', 'playground/{playground.tsx,*.d.ts}'] },
    site: {
      entry: [
        'server/rebuilder.ts',
        'server/drills/*.ts',
        'server/release/graphql-text.d.ts',
        'src/pages*/**/*.tsx',
        'builder/site.{config,node}.ts',
        'worker/service-worker{,-off}.ts',
        // The bundle has it in place of a module of Gatsby's (slim-bundle.ts).
        'src/shared/prefetch/page-loader.ts',
        // Gatsby uses the GraphQL fragment of this file by name.
        'src/shared/i18n/interface-strings.ts',
      ],
      // builder/fonts computes the names of the font files; webpack gets the path of its loader.
      ignoreDependencies: [
        'esbuild-loader',
        'gatsby-plugin-react-i18next',
        'jest-environment-node',
        /^@fontsource/,
      ],
    },
    tests: {
      entry: [
        '{browser,clients,faults,matrix,playback,screenshots,walks}/**/*.spec.ts',
        '{clients,matrix,playback,playwright.screenshots,walks}.config.ts',
        'clients/table-reporter.ts',
        'films/drill.ts',
      ],
      // The drill of clients gives their files to a page by path.
      ignoreDependencies: ['hls.js', 'shaka-player', 'video.js'],
    },
    bench: {
      entry: [
        '*.bench.ts',
        'accounts/serve-bare.ts',
        'gateway/serve-*.ts',
        'cms/{build,serve}-cms.ts',
        'search/measure-search.ts',
      ],
    },
    schemas: { entry: ['*.ts'] },
  },
  ignore: ['**/*.generated.ts'],
};

export default config;

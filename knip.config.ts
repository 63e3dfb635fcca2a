import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': { entry: ['scripts/bootstrap.mjs', 'scripts/codegen/*.plugin.ts'] },
    scripts: {
      entry: [
        'bootstrap.mjs',
        '*/*.command.ts',
        'checks/*.check.ts',
        'drill/*.drill.ts',
        'database/*.ts',
        'process/end-with-parent.mjs',
      ],
    },
    accounts: { entry: ['src/{main,migrate,seed}.ts', 'openapi.ts'] },
    cms: { entry: ['src/**/*.{ts,tsx}', 'config/**/*.ts', 'tools/**/*.ts'] },
    gateway: { entry: ['src/main.ts', 'playground/playground.tsx'] },
    media: { entry: ['src/main.ts', 'clips/make-clips.ts'] },
    site: {
      entry: ['server/rebuilder.ts', 'src/pages*/**/*.tsx', 'gatsby-*.{ts,tsx}', 'build/*.ts'],
    },
    partner: { entry: ['src/sahra.ts'] },
    tests: { entry: ['browser/**/*.spec.ts', 'playwright.config.ts'] },
    schemas: { entry: ['*.ts'] },
  },
  ignore: ['**/*.generated.ts'],
};

export default config;

import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['jest.base.mjs'],
      // Asked for by codegen.yml and by jest.base.mjs, which knip does not read.
      ignoreDependencies: ['@graphql-codegen/.+', '@swc/.+'],
    },
    scripts: {
      entry: [
        'bootstrap.mjs',
        '*/*.command.ts',
        'checks/*.check.ts',
        'codegen/*.plugin.ts',
        'drill/*.drill.ts',
        'database/jest-database.*.ts',
        'database/create-test-database.ts',
        'eslint/*.rule.mjs',
        'process/end-with-parent.mjs',
        'start/testing/run-start.ts',
      ],
    },
    accounts: { entry: ['src/{main,migrate,seed}.ts'] },
    cms: { entry: ['src/**/*.{ts,tsx}', 'config/**/*.ts', 'tools/**/*.ts'], ignoreDependencies: ['vite'] },
    gateway: { entry: ['playground/playground.tsx'] },
    site: { entry: ['server/rebuilder.ts', 'src/pages*/**/*.tsx', 'builder/site.{config,node}.ts'] },
    partner: { entry: ['src/testing/browser-environment.mjs'] },
    tests: { entry: ['{browser,faults}/**/*.spec.ts'] },
    schemas: { entry: ['*.ts'] },
  },
  ignore: ['**/*.generated.ts'],
};

export default config;

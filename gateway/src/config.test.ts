import { readConfig } from './config';

const GOOD = {
  CMS_READ_TOKEN: 'r'.repeat(32),
  GATEWAY_TOKEN: 'g'.repeat(32),
  PREVIEW_SECRET: 'p'.repeat(32),
  MEDIA_SIGNING_KEY: 'm'.repeat(32),
};

describe('configuration', () => {
  it('has the ports of the design by default', () => {
    expect(readConfig(GOOD)).toMatchObject({ port: 4000, cmsUrl: 'http://localhost:1337', deadlineMs: 5000 });
  });

  it('is not for strangers unless somebody says so', () => {
    expect(readConfig(GOOD).host).toBe('127.0.0.1');
    expect(readConfig({ ...GOOD, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it.each([
    ['CMS_READ_TOKEN', { ...GOOD, CMS_READ_TOKEN: undefined }],
    ['MEDIA_SIGNING_KEY', { ...GOOD, MEDIA_SIGNING_KEY: 'short' }],
    ['PREVIEW_SECRET', { ...GOOD, PREVIEW_SECRET: undefined }],
    ['GATEWAY_TOKEN', { ...GOOD, GATEWAY_TOKEN: 'short' }],
    ['PORT', { ...GOOD, PORT: 'many' }],
    ['TRUSTED_PROXIES', { ...GOOD, TRUSTED_PROXIES: 'everybody' }],
    ['ADDRESS_COST_PER_SECOND', { ...GOOD, ADDRESS_COST_PER_SECOND: 'much' }],
    ['ACCOUNTS_URL', { ...GOOD, ACCOUNTS_URL: 'not an address' }],
  ])('names %s when it is wrong', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(name);
  });

  it('has a port for metrics only when somebody names one, which is not the port of the graph', () => {
    expect(readConfig(GOOD)).not.toHaveProperty('metricsPort');
    expect(readConfig({ ...GOOD, METRICS_PORT: '' })).not.toHaveProperty('metricsPort');
    expect(readConfig({ ...GOOD, METRICS_PORT: '9464' }).metricsPort).toBe(9464);
    for (const METRICS_PORT of ['many', '0', '70000', '4000'])
      expect(() => readConfig({ ...GOOD, METRICS_PORT })).toThrow('METRICS_PORT');
  });

  it('never repeats a secret', () => {
    expect(() => readConfig({ ...GOOD, MEDIA_SIGNING_KEY: 'hunter2' })).not.toThrow('hunter2');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

const ROOT = join(__dirname, '..', '..');
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  build?: { context: string; dockerfile: string };
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  privileged?: boolean;
  user?: string;
  security_opt?: string[];
  environment?: Record<string, string | number | null>;
  ports?: string[];
  healthcheck?: { test: string[] };
}

const { services } = parse(text('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const service = (name: string): Service => services[name] ?? {};
const setting = (name: string, variable: string): string => String(service(name).environment?.[variable]);
const asked = (name: string): string => service(name).healthcheck?.test.join(' ') ?? '';

describe.each(Object.entries(services))('the container of %s', (name, { build, ...given }) => {
  it('writes nowhere but to memory and volumes, and can become nobody else', () => {
    expect(given).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(given.cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : []);
    expect(given.privileged).toBeUndefined();
  });

  it('runs as an image of ours whose last user is not root', () => {
    const dockerfile = text(join(build?.context ?? '', build?.dockerfile ?? ''));
    const users = dockerfile.match(/(?<=^USER ).+$/gm) ?? [];
    expect(users.length).toBeGreaterThan(0);
    for (const user of users) expect(user).not.toMatch(/^(?:root|0)\b/);
    expect(given.user).toBeUndefined();
  });

  it('knows no superuser of the database, unless it is the database', () => {
    const known = JSON.stringify(given.environment ?? {});
    if (name !== 'postgres') expect(known).not.toContain('${DATABASE_PASSWORD');
    expect(known).not.toContain('postgres://sahra');
  });
});

test('the cms and accounts each have a user of their own, whose password stands in no address', () => {
  for (const name of ['cms', 'accounts']) {
    expect(setting(name, 'DATABASE_URL')).toBe(`postgres://${name}@postgres:5432/${name}`);
    expect(setting(name, 'PGPASSWORD')).toBe(`\${${name.toUpperCase()}_DATABASE_PASSWORD:?}`);
    expect(text('docker/postgres/create-databases.sql')).toMatch(
      new RegExp(`^ALTER ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE `, 'm'),
    );
  }
});

test('the database is asked over TCP, where it answers only when it is whole', () => {
  expect(asked('postgres')).toContain('pg_isready --host=127.0.0.1');
});

test('the gateway, the site and what stands in front of it ask for their own life only', () => {
  for (const name of ['gateway', 'site']) expect(asked(name)).toContain("+ '/health'");
  const caddy = text('docker/Caddyfile');
  expect(caddy).toMatch(/^\s*health_uri \/health$/m);
  expect(caddy).toMatch(/^\s*lb_try_duration \d+s$/m);
});

test('who takes the money has to be said', () => {
  expect(setting('accounts', 'PAYMENT_PROVIDER')).toMatch(/^\$\{PAYMENT_PROVIDER:\?/);
});

test('nothing but the public ports is reached from another machine', () => {
  const ports = Object.entries(services).flatMap(([name, given]) =>
    name === 'caddy' ? [] : (given.ports ?? []),
  );
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

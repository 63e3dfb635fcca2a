import { PlainError } from '../process/plain-error';

/** Each port with its default number; its position in this list is its offset from PORT_BASE. */
export const PORTS = [
  { name: 'site', fixed: 8000 },
  { name: 'gateway', fixed: 4000 },
  { name: 'cms', fixed: 1337 },
  { name: 'accounts', fixed: 3001 },
  { name: 'media', fixed: 3002 },
  { name: 'mail', fixed: 8025 },
  { name: 'smtp', fixed: 1025 },
  { name: 'database', fixed: 54_329 },
] as const;

export type PortName = (typeof PORTS)[number]['name'];
export type Variables = Readonly<Record<string, string | undefined>>;

const HIGHEST_PORT = 65_535;

/** Returns the variable that overrides one port, such as `SITE_PORT`. */
export const portVariable = (name: PortName): string => `${name.toUpperCase()}_PORT`;

const readPort = (variables: Variables, variable: string): number | undefined => {
  const text = variables[variable];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new PlainError(
    `${variable} is "${text}". It has to be a port, a whole number from 1 to ${HIGHEST_PORT}.`,
  );
};

/** Resolves every port: its own variable first, else PORT_BASE plus its position, else the default number. */
export const resolvePorts = (variables: Variables): Record<PortName, number> => {
  const base = readPort(variables, 'PORT_BASE');
  if (base !== undefined && base + PORTS.length > HIGHEST_PORT)
    throw new PlainError(`PORT_BASE is ${base}, which leaves no room for the ports that follow it.`);
  const ports = PORTS.map(({ name, fixed }, place) => {
    const port = readPort(variables, portVariable(name)) ?? (base === undefined ? fixed : base + place);
    return [name, port] as const;
  });
  const taken = new Map<number, PortName>();
  for (const [name, port] of ports) {
    const other = taken.get(port);
    if (other) throw new PlainError(`${portVariable(other)} and ${portVariable(name)} are both ${port}.`);
    taken.set(port, name);
  }
  return Object.fromEntries(ports) as Record<PortName, number>;
};

import { bool, cleanEnv, url } from 'envalid';

export interface BuildEnvironment {
  GATEWAY_URL: string;
  PUBLIC_URL: string;
  /** For tests: pages are compressed less, and nothing is kept for a later build. */
  QUICK_BUILD: boolean;
}

/** Reads the variables of a build: the gateway's URL, the public URL for canonical links, and its thoroughness. */
export const buildEnvironment = (): BuildEnvironment => {
  const { GATEWAY_URL, PUBLIC_URL, QUICK_BUILD } = cleanEnv(process.env, {
    GATEWAY_URL: url({ default: 'http://localhost:4000' }),
    PUBLIC_URL: url({ default: 'http://localhost:8000' }),
    QUICK_BUILD: bool({ default: false }),
  });
  const withoutSlash = (address: string): string => address.replace(/\/$/, '');
  return { GATEWAY_URL: withoutSlash(GATEWAY_URL), PUBLIC_URL: withoutSlash(PUBLIC_URL), QUICK_BUILD };
};

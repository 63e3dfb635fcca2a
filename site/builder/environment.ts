import { cleanEnv, url } from 'envalid';

/** Reads the variables of a build: the gateway's URL and the public URL for canonical links. */
export const buildEnvironment = (): { GATEWAY_URL: string; PUBLIC_URL: string } => {
  const { GATEWAY_URL, PUBLIC_URL } = cleanEnv(process.env, {
    GATEWAY_URL: url({ default: 'http://localhost:4000' }),
    PUBLIC_URL: url({ default: 'http://localhost:8000' }),
  });
  return { GATEWAY_URL: GATEWAY_URL.replace(/\/$/, ''), PUBLIC_URL: PUBLIC_URL.replace(/\/$/, '') };
};

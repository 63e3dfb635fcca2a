import { cleanEnv, url } from 'envalid';

/** What a build needs to know: where the graph answers, and the public address that canonical links carry. */
export const buildEnvironment = (): { GATEWAY_URL: string; PUBLIC_URL: string } => {
  const { GATEWAY_URL, PUBLIC_URL } = cleanEnv(process.env, {
    GATEWAY_URL: url({ default: 'http://localhost:4000' }),
    PUBLIC_URL: url({ default: 'http://localhost:8000' }),
  });
  return { GATEWAY_URL: GATEWAY_URL.replace(/\/$/, ''), PUBLIC_URL: PUBLIC_URL.replace(/\/$/, '') };
};

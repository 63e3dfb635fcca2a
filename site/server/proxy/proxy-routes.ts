import { MEDIA_PREFIX } from '@sahra/schemas/media-url';
import { UPLOADS_PREFIX } from '@sahra/schemas/picture-address';
import type { Dispatcher } from 'undici';

import type { ServerConfig } from '../config';
import type { ForwardRules } from './forwarded-headers';
import { createPictureCache } from './create-picture-cache';

/** Prefix of the public origin that another service handles. */
export interface ProxyRoute extends ForwardRules {
  prefix: string;
  upstream: string;
  methods: string[];
  /** Whether the upstream may set cookies in the browser. */
  setsCookies: boolean;
  /** Response headers that override those of the upstream; an error response is never cached. */
  answerHeaders: Record<string, string>;
  /** Dispatcher with a response cache, which also enables 304 responses; nothing is cached when omitted. */
  keeper?: Dispatcher;
  /** Whether the upstream sends large files, which take long on a slow line. */
  sendsFiles?: boolean;
}

const READ = ['GET', 'HEAD'];
const SESSION_COOKIE = /^(?:__Host-|__Secure-)?sahra\./;
const FORM_COOKIE = /^(?:__Host-)?sahra\.pay$/;

/** A replaced picture becomes visible after at most a day; a new picture has a new name. */
const UPLOAD_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/** Returns all proxy routes of this server (docs/product/rules.md R63). */
export const proxyRoutes = ({
  gatewayUrl,
  accountsUrl,
  cmsUrl,
  mediaUrl,
  upstreamDeadlineMs,
}: ServerConfig): ProxyRoute[] => [
  {
    prefix: '/graphql',
    upstream: gatewayUrl,
    methods: [...READ, 'POST', 'OPTIONS'],
    cookies: (name) => SESSION_COOKIE.test(name),
    credentials: true,
    setsCookies: true,
    answerHeaders: {},
  },
  {
    prefix: '/api/auth',
    upstream: accountsUrl,
    methods: [...READ, 'POST'],
    cookies: () => true,
    credentials: true,
    setsCookies: true,
    answerHeaders: {},
  },
  {
    prefix: '/api/payment_webhook',
    upstream: accountsUrl,
    methods: ['POST'],
    // App stores sign their notifications with their own bearer token.
    credentials: true,
    setsCookies: false,
    answerHeaders: {},
  },
  {
    // Pages of the payment sandbox; accounts does not serve them in production with real payments.
    prefix: '/pay',
    upstream: accountsUrl,
    methods: [...READ, 'POST'],
    // The form cookie ties a form to the browser that received it.
    cookies: (name) => FORM_COOKIE.test(name),
    credentials: false,
    setsCookies: true,
    answerHeaders: {},
  },
  {
    prefix: UPLOADS_PREFIX,
    upstream: cmsUrl,
    methods: READ,
    credentials: false,
    setsCookies: false,
    answerHeaders: { 'cache-control': UPLOAD_CACHE },
    keeper: createPictureCache(cmsUrl, upstreamDeadlineMs),
  },
  {
    prefix: MEDIA_PREFIX,
    upstream: mediaUrl,
    // Pages of partner apps ask before they send conditional requests.
    methods: [...READ, 'OPTIONS'],
    credentials: false,
    setsCookies: false,
    answerHeaders: {},
    sendsFiles: true,
  },
];

import { MEDIA_PREFIX } from '@sahra/schemas/media-url';
import { UPLOADS_PREFIX } from '@sahra/schemas/picture-address';
import type { Dispatcher } from 'undici';

import type { ServerConfig } from '../config';
import type { ForwardRules } from './forwarded-headers';
import { keptPictures } from './kept-pictures';

/** One prefix of the public origin that another service answers. */
export interface ProxyRoute extends ForwardRules {
  prefix: string;
  upstream: string;
  methods: string[];
  /** Whether the upstream's cookies reach the browser. */
  setsCookies: boolean;
  /** Headers that the upstream does not decide; a failure is never kept. */
  answerHeaders: Record<string, string>;
  /** Keeps answers, so that what the browser has already is answered here; nothing is kept when left out. */
  keeper?: Dispatcher;
}

const READ = ['GET', 'HEAD'];
const SESSION_COOKIE = /^(?:__Host-|__Secure-)?sahra\./;
const FORM_COOKIE = /^(?:__Host-)?sahra\.pay$/;

/** A replaced picture is seen after a day at the latest; a new one has a new name. */
const UPLOAD_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/** The only ways through this server to the others (docs/product/rules.md R63). */
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
    // Stores sign their pushes with a bearer of their own.
    credentials: true,
    setsCookies: false,
    answerHeaders: {},
  },
  {
    // Pages of the payment sandbox; accounts has none where money is real.
    prefix: '/pay',
    upstream: accountsUrl,
    methods: [...READ, 'POST'],
    // Binds the forms to the browser that got them.
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
    keeper: keptPictures(cmsUrl, upstreamDeadlineMs),
  },
  {
    prefix: MEDIA_PREFIX,
    upstream: mediaUrl,
    methods: READ,
    credentials: false,
    setsCookies: false,
    answerHeaders: {},
  },
];

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import staticFiles from '@fastify/static';
import { userReply, viewerReply } from '@noodlenaut/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import {
  contentSecurityPolicy,
  pageConnections,
  pagePermissions,
  WORKER_POLICY,
} from './security-headers.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const landingStyles = z.object({ landingStyleAttrHashes: z.array(z.string()) });
const NONCE_BYTES = 16;
const FILES = '/assets/';
const ICONS = ['/favicon.svg', '/manifest.webmanifest'];
const WORKER = '/sw.js';

/** A file of the web app: the same for everybody, so no session is looked up. */
export const isFile = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith(FILES) || url === WORKER || ICONS.includes(url);

interface PageSettings {
  readonly arePlansOn: boolean;
  readonly takesMoney: boolean;
}
interface Pages {
  readonly app: string;
  readonly landing: string;
  readonly landingStyleHashes: readonly string[];
}

/** What the operator decided about plans and money; the styles hide what it makes untrue (styles/base.css). */
const withSettings = (page: string, { arePlansOn, takesMoney }: PageSettings): string =>
  page.replace(
    '<html lang="en"',
    `<html lang="en" data-plans="${arePlansOn ? 'on' : 'off'}" data-money="${takesMoney ? 'taken' : 'none'}"`,
  );

function readPages(dist: string, settings: PageSettings): Pages | null {
  if (!existsSync(join(dist, 'index.html'))) return null;
  const read = (name: string) => withSettings(readFileSync(join(dist, name), 'utf8'), settings);
  const { landingStyleAttrHashes } = landingStyles.parse(JSON.parse(read('csp.json')));
  return {
    app: read('index.html'),
    landing: read('landing.html'),
    landingStyleHashes: landingStyleAttrHashes,
  };
}

/** Text for a JSON data block inside HTML: nothing in it can end the block. */
const dataBlock = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  styleHashes: readonly string[],
  connections: readonly string[] = [],
): Promise<FastifyReply> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const html = page.replaceAll('__CSP_NONCE__', nonce);
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce, styleHashes, connections),
    'cache-control': 'no-store',
    vary: 'accept-encoding, cookie',
  });
  const permissions = pagePermissions(request.url);
  if (permissions !== null) reply.header('permissions-policy', permissions);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    return reply.header('content-encoding', 'br').send(await brotli(html, fast));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipped(html));
  return reply.send(html);
}

/** The viewer, written into the page, so that the first screen need not ask (two statements, none signed out). */
async function bootBlock(
  services: Services,
  viewer: SessionViewer | null,
): Promise<{ readonly signedIn: boolean; readonly block: string }> {
  const row = viewer && (await services.store.users.own(viewer.id));
  const user = row && {
    ...row,
    role: row.role ?? ('' as const),
    isVerified: viewer.isVerified,
    entitlements: viewer.entitlements,
    ...(viewer.lacksFactor && { lacksSecondFactor: true }),
  };
  const boot = user
    ? { viewer: viewerReply.parse(user), user: userReply.parse(user) }
    : { viewer: null, user: null };
  return {
    signedIn: user !== null,
    block: `<script type="application/json" id="boot">${dataBlock(boot)}</script>`,
  };
}

/** Serves the built web app: hashed files are cached for ever, pages never, and each page has its own nonce (security 2.12). */
export async function serveWeb(
  app: FastifyInstance,
  services: Services,
  viewerOf: (request: FastifyRequest) => Promise<SessionViewer | null>,
): Promise<void> {
  const dist = services.env.WEB_DIST;
  const pages = readPages(dist, {
    arePlansOn: services.env.PLANS.arePlansOn,
    takesMoney: services.billing.name === 'stripe',
  });
  if (pages) {
    const root = join(dist, 'assets');
    await app.register(staticFiles, {
      root,
      // Its own route reads the whole folder for each file, 2.6 ms of processor time with our 3,800.
      serve: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
    // As the pages: those of the build that was there at the start.
    const files = new Set(readdirSync(root));
    app.get<{ Params: { name: string } }>(`${FILES}:name`, ({ params: { name } }, reply) =>
      files.has(name) ? reply.sendFile(name) : reply.callNotFound(),
    );
    for (const name of ICONS.filter((name) => existsSync(join(dist, name))))
      app.get(name, (_request, reply) => reply.sendFile(name, dist));
    if (existsSync(join(dist, WORKER)))
      // Asked again at each start, so that no browser keeps an old one. At the root it may answer for every page.
      app.get(WORKER, (_request, reply) =>
        reply
          .header('content-security-policy', WORKER_POLICY)
          .sendFile(WORKER, dist, { cacheControl: false })
          .header('cache-control', 'no-cache'),
      );
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (!wantsPage || /^\/(api|trpc|game|assets)(\/|$)/.test(request.url)) throw new AppError('not_found');
    if (!pages) {
      return reply
        .code(503)
        .type('text/plain')
        .send('The web app is not built yet. Run npm start, or npm run build.');
    }
    const { signedIn, block } = await bootBlock(services, await viewerOf(request));
    const isLanding = !signedIn && request.url.split('?', 1)[0] === '/';
    if (isLanding) return sendHtml(request, reply, pages.landing, pages.landingStyleHashes);
    return sendHtml(
      request,
      reply,
      pages.app.replace('<!--boot-->', () => block),
      [],
      pageConnections(request.url, services.env.LIVEKIT_URL),
    );
  });
}

import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFoundHandler } from './error-handler.ts'
import { isText, sendCompressed } from './compressed-files.ts'

const DAY_S = 24 * 60 * 60
const YEAR_S = 365 * DAY_S

/** Scripts only of our own; styles also inline, where styled-components writes them; pictures also from a Google account. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://*.googleusercontent.com",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The built dashboard: its files, and for every other address its one page, which finds its own way. */
export async function dashboardFiles(
  app: FastifyInstance,
  { folder, appUrl }: { folder: string; appUrl: string },
) {
  if (!existsSync(folder)) {
    app.get('/*', hidden, (request, reply) =>
      isPage(request) ? reply.code(503).send(NOT_BUILT) : notFoundHandler(request, reply),
    )
    return
  }
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false })
  const files = listFiles(folder)

  app.get('/*', hidden, async (request, reply) => {
    const path = pathOf(request.url)
    const file = files.get(path)
    if (!file && !isPage(request)) return notFoundHandler(request, reply)
    const sent = file ?? join(folder, 'index.html')
    reply.header('cache-control', cachingOf(path))
    if (sent.endsWith('.html')) reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
    if (path === '/') reply.header('link', firstOf(files))
    // What stands behind the sign-in is nothing to find.
    else if (!file) reply.header('x-robots-tag', 'noindex')
    return isText(sent)
      ? sendCompressed(request, reply, sent, appUrl)
      : reply.sendFile(relative(folder, sent))
  })
}

/**
 * Whether a person goes to this address in a browser. A program must not take the page for an answer, and a missing call or script
 * fails as what it is, such as a chunk of an older build.
 */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request.url)
  if (path === '/') return true
  return !NEVER_A_PAGE.test(path) && /\btext\/html\b/i.test(request.headers.accept ?? '')
}

const NEVER_A_PAGE = /^\/(?:api|assets|widget)(?:\/|$)/

const hidden = { schema: { hide: true } }

/** Hashed files never change; pictures and films do seldom, and an old one for a day harms nobody. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_S}, immutable`
  return path.startsWith('/landing/') ? `public, max-age=${DAY_S}` : 'no-cache'
}

/** What the landing page shows first, named before its scripts have been read. */
function firstOf(files: Map<string, string>): string {
  const page = [...files.keys()].filter((path) => /^\/assets\/LandingPage-[\w-]+\.js$/.test(path))
  return [
    ...page.map((path) => `<${path}>; rel=modulepreload`),
    ...['light', 'dark'].map(
      (scheme) =>
        `</landing/inbox-${scheme}.webp>; rel=preload; as=image; imagesrcset="/landing/inbox-${scheme}.webp, /landing/inbox-${scheme}-2x.webp 2x"; fetchpriority=high; media="(prefers-color-scheme: ${scheme})"`,
    ),
  ].join(', ')
}

/** By address: what is not in the list is not served, whatever a request calls it. */
const listFiles = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${sep}.`))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]),
  )

function pathOf(url: string): string {
  const path = url.split('?')[0]!
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const NOT_BUILT = {
  message: 'The dashboard is not built yet. Stop the server and run npm start, which builds it.',
  code: 'not_built',
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFoundHandler } from './error-handler.ts'

const DAY_S = 24 * 60 * 60
const YEAR_S = 365 * DAY_S

/** Scripts only from this server; styles also inline, as styled-components writes them; pictures also from Google accounts. */
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

/** Serves the files of the built dashboard, and its single page at every other address: the page does its own routing. */
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
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  })
  await app.register(fastifyCompress, { global: false })
  const files = listFiles(folder)
  const pages = readAddressed(folder, appUrl)

  app.get('/*', hidden, async (request, reply) => {
    const path = pathOf(request.url)
    const isFile = files.has(path)
    if (!isFile && !isPage(request)) return notFoundHandler(request, reply)
    const sent = isFile ? path : '/index.html'
    reply.header('cache-control', cachingOf(path))
    if (sent.endsWith('.html')) reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
    if (path === '/') reply.header('link', firstOf(files))
    // Pages behind the sign-in should not be listed by search engines.
    else if (!isFile) reply.header('x-robots-tag', 'noindex')
    const page = pages.get(sent)
    return page ? reply.type(page.type).compress(page.text) : reply.sendFile(sent.slice(1))
  })
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

/** Files that contain the public address of the app, which only the running server knows. */
const readAddressed = (folder: string, appUrl: string) =>
  new Map(
    ['/index.html', '/robots.txt', '/sitemap.xml']
      .filter((path) => existsSync(join(folder, path)))
      .map((path) => {
        const text = readFileSync(join(folder, path), 'utf8').replaceAll('__APP_URL__', appUrl)
        return [path, { text, type: TYPES[extname(path)]! }]
      }),
  )

/**
 * Whether a person opens this address in a browser. Anything else gets 404 instead of the page: a program must not take the page
 * for an API response, nor for a missing script of an older build.
 */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request.url)
  if (path === '/') return true
  // oxlint-disable-next-line words/no-patterns -- a media type
  return !NEVER_A_PAGE.test(path) && /\btext\/html\b/i.test(request.headers.accept ?? '')
}

// oxlint-disable-next-line words/no-patterns -- paths of this product
const NEVER_A_PAGE = /^\/(?:api|assets|widget)(?:\/|$)/

const hidden = { schema: { hide: true } }

/**
 * Files under `/assets/` have a hash in their name and never change. Pictures and films change rarely, and a copy one day old
 * does no harm.
 */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_S}, immutable`
  return path.startsWith('/landing/') ? `public, max-age=${DAY_S}` : 'no-cache'
}

/** `Link` header with what the landing page shows first, so that it loads before the page's scripts have run. */
function firstOf(files: Set<string>): string {
  // oxlint-disable-next-line words/no-patterns -- the name of a built file
  const page = [...files].filter((path) => /^\/assets\/LandingPage-[\w-]+\.js$/.test(path))
  return [
    ...page.map((path) => `<${path}>; rel=modulepreload`),
    ...['light', 'dark'].map(
      (scheme) =>
        `</landing/inbox-${scheme}.webp>; rel=preload; as=image; imagesrcset="/landing/inbox-${scheme}.webp, /landing/inbox-${scheme}-2x.webp 2x"; fetchpriority=high; media="(prefers-color-scheme: ${scheme})"`,
    ),
  ].join(', ')
}

/** The files of the folder by their address. Only these are served, so that no path of a request can reach outside. */
const listFiles = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${sep}.`))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((file) => `/${file.split(sep).join('/')}`)
      .filter((path) => !/\.(?:br|gz)$/.test(path)),
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

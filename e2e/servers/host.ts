import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { listen, type Running } from './http.ts'

const read = (path: string) => readFileSync(new URL(`../host/${path}`, import.meta.url), 'utf8')

/** The policy of a careful site owner: only its own files and the origin of Nexus are allowed. */
const policy = (nexus: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `script-src ${nexus}`,
    `connect-src ${nexus}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** Kinds of pages without a content security policy, as from a site builder. */
const FREE = new Set(['theme', 'frame', 'library'])

/**
 * The customer's web server. `POST /` with a snippet pastes it into a page and returns that page's path, so that every test has a page of
 * its own; `POST /?lang=ar&dir=rtl` makes that page in another language, `POST /?as=theme` another kind of page.
 */
export function startHost(nexusOrigin: string): Promise<Running> {
  const pages = new Map<string, string>()
  const free = new Set<string>()
  return listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    if (request.method === 'POST') {
      let snippet = ''
      const kind = searchParams.get('as') ?? 'index'
      request.on('data', (chunk: Buffer) => (snippet += chunk.toString()))
      request.on('end', () => {
        const path = `/${randomUUID()}`
        pages.set(
          path,
          read(`${kind}.html`)
            .replace(
              'lang="en"',
              `lang="${searchParams.get('lang') ?? 'en'}" dir="${searchParams.get('dir') ?? 'ltr'}"`,
            )
            .replace('<!--snippet-->', () => snippet),
        )
        if (FREE.has(kind)) free.add(path)
        response.end(path)
      })
      return
    }
    if (pathname === '/host.css') {
      return void response.setHeader('content-type', 'text/css').end(read('host.css'))
    }
    const page = pages.get(pathname)
    if (!page) return void response.writeHead(404).end()
    if (!free.has(pathname)) response.setHeader('content-security-policy', policy(nexusOrigin))
    response.setHeader('content-type', 'text/html').end(page)
  })
}

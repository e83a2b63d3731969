import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export type SitePage = {
  title: string
  /** Content of the `main` element. */
  main: string
  /** Paths this page links to, in addition to the navigation. */
  links?: string[]
}

export type Site = {
  origin: string
  /** Pages by path; change the map to change the site. */
  pages: Map<string, SitePage>
  /** Handlers by path, which take precedence over pages. */
  routes: Map<string, (request: IncomingMessage, response: ServerResponse) => void>
  /** Paths in the order in which they were requested. */
  requested: string[]
  close(): Promise<void>
}

/** A small business website on a loopback port: with navigation, footer and a consent banner on every page. */
export async function startSite(pages: Record<string, SitePage>): Promise<Site> {
  const site: Omit<Site, 'origin' | 'close'> = {
    pages: new Map(Object.entries(pages)),
    routes: new Map(),
    requested: [],
  }
  const { origin, close } = await listen((request, response) => {
    const path = request.url ?? '/'
    site.requested.push(path)
    const route = site.routes.get(path)
    if (route) return route(request, response)
    const page = site.pages.get(path)
    if (!page) return void response.writeHead(404).end('Not found')
    html(response, renderPage(page))
  })
  return { ...site, origin, close }
}

/** Starts any server on a loopback port. */
export async function listen(handler: RequestListener) {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${port}`, close }
}

export const html = (response: ServerResponse, body: string) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)

/** A shop of `count` pages, each with facts of its own: the page of article 7 says that it costs 107 crowns. */
export function shopPages(count: number): Record<string, SitePage> {
  const paths = Array.from({ length: count - 1 }, (_, index) => `/article-${index + 1}`)
  const home = {
    title: 'Harbour Workshop',
    main: '<h1>Harbour Workshop</h1><p>We repair and sell old ship clocks in Bergen since 1921.</p>',
    links: paths.slice(0, 20),
  }
  const articles = paths.map((path, index) => [path, article(index + 1, paths)] as const)
  return { '/': home, ...Object.fromEntries(articles) }
}

const article = (number: number, paths: string[]): SitePage => ({
  title: `Ship clock ${number}`,
  main: `<h1>Ship clock ${number}</h1>
    <p>Ship clock number ${number} was built in ${1800 + (number % 120)} and restored in our workshop by hand.</p>
    <h2>Price</h2><p>It costs ${100 + number} crowns, and the price includes a wooden box with a brass lock.</p>
    <h2>Care</h2><p>${'Wind the clock every eight days and keep it away from salt water and direct sun. '.repeat(8)}</p>
    <table><tr><th>Part</th><th>Material</th></tr><tr><td>Case</td><td>Oak</td></tr><tr><td>Dial</td><td>Enamel</td></tr></table>`,
  links: [paths[number % paths.length]!, paths[(number * 7) % paths.length]!],
})

function renderPage(page: SitePage): string {
  const links = (page.links ?? []).map((path) => `<li><a href="${path}">${path}</a></li>`).join('')
  return `<!doctype html><html lang="en"><head><title>${page.title}</title></head><body>
    <header><nav><a href="/">Home</a> <a href="/#contact">Contact</a> <a href="/brochure.pdf">Brochure</a></nav></header>
    <div class="cookie-banner">This site uses cookies. <button>Accept</button></div>
    <main>${page.main}</main>
    <aside><ul>${links}</ul></aside>
    <footer><a href="/">Home</a> <a href="/about">About us</a></footer>
    <script>window.tracking = true</script></body></html>`
}

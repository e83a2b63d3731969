const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|dclid|mc_[ce]id|_ga|_gl|igshid|ref_src|yclid)$/i
const NOT_A_PAGE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|css|m?js|json|xml|rss|atom|txt|csv|pdf|docx?|xlsx?|pptx?|zip|gz|tgz|rar|7z|exe|dmg|apk|mp[34]|m4[av]|avi|mov|webm|og[gv]|wav|woff2?|ttf|eot|wasm)$/i

/**
 * A link without fragment, credentials and tracking parameters. Commas are percent-encoded, because links are transferred comma-separated.
 * @returns undefined when it is not an http(s) address.
 */
export function normaliseLink(href: string, base?: URL): URL | undefined {
  const url = URL.parse(href, base?.href)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  url.hash = ''
  url.username = ''
  url.password = ''
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of tracking) url.searchParams.delete(name)
  return new URL(url.href.replaceAll(',', '%2C').replace(/\?$/, ''))
}

/** Whether both have the same host and port; `www.` and http or https make no difference. */
export const isSameSite = (a: URL, b: URL): boolean => siteOf(a) === siteOf(b)

const siteOf = (url: URL) => `${url.hostname.replace(/^www\./, '')}:${url.port}`

export const looksLikePage = (url: URL): boolean => !NOT_A_PAGE.test(url.pathname)

/**
 * The file that may be behind a short address, such as `/about.html` for `/about`; undefined when the address already names a folder or a
 * file.
 */
export function fileBehind(url: URL): URL | undefined {
  if (!/\/[^/.]+$/.test(url.pathname)) return undefined
  const file = new URL(url)
  file.pathname += '.html'
  return file
}

export const looksLikePdf = (url: URL): boolean => /\.pdf$/i.test(url.pathname)

/** The depth of a page in its site, according to its address. */
export const levelOf = ({ pathname, search }: URL): number =>
  pathname.split('/').filter(Boolean).length + (search ? 1 : 0)

/** The same key for addresses of the same page, such as `/shop`, `/shop/` and `/shop/index.html`. */
export function pageKey(url: URL): string {
  const path = url.pathname
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/')
    .replace(/\/+$/, '')
  return `${siteOf(url)}${path}${url.search}`
}

import type { Block } from './blocks.ts'
import { squeeze } from './squeeze.ts'
import { namedRow } from './rows.ts'
import { attribute, descendants, isContact, type Node } from './tree.ts'

const PROFILES_MAX = 12
const LABEL_LETTERS = 40
/** Second-level domains of a country under which businesses register, such as "com" in "com.uy". */
const SHARED = /^(?:com?|net|org)$/
/** Links for sharing a page, which are not profiles of the business. */
const PASSES_ON = /share|intent\/|dialog\/|[?&]url=|[?&]u=/i

/**
 * The profiles of a business on other sites, linked by an icon or by the site's name, as one row.
 * @param host of the page itself.
 */
export function profilesOf(root: Node, host: string): Block[] {
  const profiles = new Map<string, string>()
  for (const node of descendants(root)) {
    if (node.name !== 'a' || profiles.size >= PROFILES_MAX || node.letters > LABEL_LETTERS) continue
    const href = attribute(node, 'href')
    if (!/^https?:\/\//i.test(href) || isContact(href) || PASSES_ON.test(href)) continue
    const url = URL.parse(href)
    const site = siteOf(url?.hostname ?? '')
    if (!url || site.length < 3 || url.pathname.length < 2 || url.hostname.endsWith(bare(host)))
      continue
    if (isNamedAfter(node, site) && !profiles.has(site)) profiles.set(site, url.href)
  }
  if (profiles.size === 0) return []
  const cells = [...profiles].map(([site, href]) => ({
    name: site[0]!.toUpperCase() + site.slice(1),
    text: href,
  }))
  return [{ headings: [], ...namedRow(cells), page: null, region: 'footer' }]
}

/** The registered name of a site, both below "com" and below "com.uy". */
function siteOf(host: string): string {
  const [below = '', name = ''] = host.split('.').toReversed().slice(1)
  return name && SHARED.test(below) ? name : below
}

const bare = (host: string) => host.replace(/^www\./, '')

function isNamedAfter(node: Node, site: string): boolean {
  const shown =
    squeeze(node.element.textContent) || attribute(node, 'aria-label') || attribute(node, 'title')
  return shown.toLowerCase().includes(site) || (shown === '' && iconNames(node).includes(site))
}

function iconNames(node: Node): string {
  let names = ''
  for (const inner of descendants(node)) {
    names += ` ${inner.hints} ${attribute(inner, 'alt').toLowerCase()}`
    if (names.length > 500) break
  }
  return names
}

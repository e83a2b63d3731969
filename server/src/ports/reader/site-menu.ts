import { attribute, descendants, type Node } from './tree.ts'

const LINK_SHARE = 0.85
const MENU_LINKS = 3
const MENU_LETTERS = 600
const CLIMBED = 12

/** Removes menus that have no telling name: rows of links, one of which leads to this page or to the start page of the site. */
export function dropSiteMenus(root: Node, url: string) {
  const menus = new Set<Node>()
  for (const node of descendants(root)) {
    if (node.name !== 'a' || node.letters === 0 || !leadsHome(attribute(node, 'href'), url))
      continue
    const menu = menuAround(node)
    if (menu?.parent) menus.add(menu)
  }
  const parents = new Set([...menus].map((menu) => menu.parent!))
  for (const parent of parents) {
    parent.children = parent.children.filter(
      (child) => typeof child === 'string' || !menus.has(child),
    )
  }
}

/** The largest element around a link that holds only links. */
function menuAround(link: Node): Node | undefined {
  let found: Node | undefined
  let at = link.parent
  for (let level = 0; at && level < CLIMBED; level += 1, at = at.parent) {
    if (at.name === 'body' || at.name === 'main' || at.letters > MENU_LETTERS) break
    if (at.linkLetters < at.letters * LINK_SHARE) break
    if (at.links >= MENU_LINKS) found = at
  }
  return found
}

const FOLDER_PAGE = /(?:index|home|default)\.\w{2,5}$/i

/** Whether a link leads to this page, or to the start page of a folder that contains it. */
function leadsHome(href: string, url: string): boolean {
  if (!href || href.startsWith('#')) return false
  const target = URL.parse(href, url)
  const own = URL.parse(url)
  if (!target || !own || target.host !== own.host || target.hash !== '') return false
  const folder = target.pathname.replace(FOLDER_PAGE, '')
  return folder.endsWith('/') ? own.pathname.startsWith(folder) : folder === own.pathname
}

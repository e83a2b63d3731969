import { attribute, descendants, elementsOf, holds, isContact, type Node } from './tree.ts'

/** Parts of a page that repeat on every page of its site; they are read last and kept apart. */
export type Region = 'header' | 'footer' | 'aside'

const CONSENT = /cookie|consent|gdpr|dsgvo|rgpd/
const BANNER =
  /(?:cookies?|consent|gdpr)[-_\s]?(?:banner|bar|notice|popup|modal|consent|dialog|law|window|wall|overlay|message)/
const MENU =
  /(?:^|[\s_-])(?:nav|navs?bar|navigation|menu|menubar|breadcrumbs?|pagination|pager|sitemap|social|socials|share|sharing|lang|languages?|toolbar|topbar|skip|skiplinks?)(?:$|[\s_-])/
const BREADCRUMB = /bread-?crumb/
const FOOTER =
  /(?:^|\s)(?:(?:site|page|main|global)[-_]?)?footer(?:$|[\s_-](?!card|modal))|(?:^|\s)contentinfo(?:$|\s)/
const SIDEBAR =
  /(?:^|\s)(?:(?:left|right|site|page)[-_]?)?sidebar(?:$|\s|[-_](?:left|right|area|widget))|(?:^|\s)complementary(?:$|\s)/
const HEADER =
  /(?:^|\s)(?:(?:site|page|main|global)[-_]?header|top[-_]?bar|masthead|banner)(?:$|\s)/
const SKIP_LINK = /(?:^|[\s_-])(?:skip|jump|sprung)/
const PANEL = /tab|pane|slide|accordion|collaps|answer|content/
/** Letters of the longest consent banner; a privacy policy is longer. */
const CONSENT_LETTERS = 2_500
const SMALL_FORM_LETTERS = 350
const LINK_SHARE = 0.85
/** A row with at least this many links is a menu. */
const MENU_LINKS = 3

/**
 * Whether the element says nothing about the business: a menu, a consent banner, a search field, a login or a skip link.
 * @param isPanel whether a tab or a button opens it.
 */
export function isNoise(node: Node, isPanel = false): boolean {
  if (node.letters === 0) return false
  if (BREADCRUMB.test(breadcrumbNames(node)) && node.letters < SMALL_FORM_LETTERS) return true
  if (isMenu(node) || isSkipLink(node)) return true
  if (node.name === 'form') return isSmallForm(node)
  if (isDialog(node) || CONSENT.test(node.hints)) return isConsent(node)
  return !isPanel && isHidden(node) && isOnlyForMachines(node)
}

const breadcrumbNames = (node: Node) =>
  node.element.localName === 'body'
    ? ''
    : `${node.hints} ${attribute(node, 'aria-label').toLowerCase()}`

/** The region of the page's frame that the element is; null for content. */
export function regionOf(node: Node): Region | null {
  const { name, hints } = node
  if (name === 'footer' || name === 'header' || name === 'aside') {
    if (isInsideArticle(node)) return null
  }
  if (name === 'footer' || FOOTER.test(hints)) return 'footer'
  if (name === 'aside' || SIDEBAR.test(hints)) return 'aside'
  const isHeader = name === 'header' || name === 'nav' || HEADER.test(hints)
  return isHeader && !hasMainHeading(node) ? 'header' : null
}

const isInsideArticle = (node: Node): boolean => {
  for (let at = node.parent; at; at = at.parent) {
    if (['article', 'section', 'blockquote', 'dialog'].includes(at.name)) return true
  }
  return false
}

const hasMainHeading = (node: Node) => holds(node, (inner) => inner.name === 'h1')

/** Whether the element is a menu: hardly more than links, in a `nav` element or with a name such as 'menu'. */
export function isMenu(node: Node): boolean {
  const isNav = node.name === 'nav' || MENU.test(node.hints)
  if (node.links === 0) return node.name === 'nav' && !hasDigits(node)
  const isAllLinks = node.linkLetters >= node.letters * LINK_SHARE
  if (!isAllLinks) return false
  if (isNav) return true
  const isList = node.name === 'ul' || node.name === 'ol' || node.name === 'div'
  return isList && node.links >= MENU_LINKS && leadsIntoPage(node)
}

const hasDigits = (node: Node) => /\d{3}/.test(node.element.textContent ?? '')

/** Whether every link leads to a place on the same page, as in the menu of a one-page site. */
function leadsIntoPage(node: Node): boolean {
  if (node.letters > SMALL_FORM_LETTERS) return false
  for (const inner of descendants(node)) {
    if (inner.name === 'a' && !attribute(inner, 'href').startsWith('#')) return false
  }
  return true
}

const isSkipLink = (node: Node): boolean =>
  node.name === 'a' &&
  attribute(node, 'href').startsWith('#') &&
  (SKIP_LINK.test(node.hints) || /^#(?:top|page-top|up)?$/i.test(attribute(node, 'href'))) &&
  (SKIP_LINK.test(node.hints) || !hasDigits(node)) &&
  node.letters < 40

const isDialog = (node: Node): boolean =>
  node.name === 'dialog' ||
  /(?:^|\s)(?:alert)?dialog(?:$|\s)/.test(node.hints) ||
  attribute(node, 'aria-modal') === 'true'

/** Whether the element is a consent banner: short, about cookies, with a button. */
function isConsent(node: Node): boolean {
  if (node.letters > CONSENT_LETTERS || node.name === 'body' || node.name === 'main') return false
  if (!/cookie|consent|gdpr|dsgvo|rgpd/i.test(`${node.hints} ${node.element.textContent}`))
    return false
  if (BANNER.test(node.hints)) return true
  return holds(
    node,
    ({ name, hints }) =>
      name === 'button' ||
      name === 'input' ||
      (name === 'a' && /btn|button|accept|close/.test(hints)),
  )
}

/** Whether a form is a search, a login or a newsletter: one field, nothing to choose and nothing to read. */
function isSmallForm(form: Node): boolean {
  if (form.letters > SMALL_FORM_LETTERS) return false
  let fields = 0
  for (const inner of descendants(form)) {
    const type = attribute(inner, 'type').toLowerCase()
    if (inner.name === 'select' || inner.name === 'textarea' || type === 'radio') return false
    if (type === 'password' || type === 'search') return true
    if (inner.name === 'a' && isContact(attribute(inner, 'href'))) return false
    const isField =
      inner.name === 'input' && !/^(?:hidden|submit|button|image|checkbox)$/.test(type)
    if (isField) fields += 1
  }
  return fields <= 1 && !hasDigits(form)
}

export const isHidden = (node: Node): boolean =>
  node.element.hasAttribute('hidden') ||
  attribute(node, 'aria-hidden') === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(node, 'style'))

/**
 * Whether a hidden element is only for screen readers: one or two words. Slides, tabs and folded answers are hidden too, but are
 * content.
 */
const isOnlyForMachines = (node: Node): boolean =>
  node.letters < 25 &&
  !PANEL.test(node.hints) &&
  !/\d/.test(node.element.textContent ?? '') &&
  !elementsOf(node).some((child) => child.isBlock)

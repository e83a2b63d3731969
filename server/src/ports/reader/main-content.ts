import { Readability } from '@mozilla/readability'
import { type HtmlDocument, type HtmlElement, parseDocument, squeeze } from './dom.ts'

const CONSENT =
  /(?:^|[-_\s])(?:cookie|consent|gdpr|cc)[-_\s]?(?:banner|bar|notice|popup|modal|consent|dialog|law|window|wall|overlay)|^(?:cookie|consent|gdpr)s?$|onetrust|cookiebot|didomi|usercentrics/i
const BOILERPLATE = [
  'nav,footer,aside,form,dialog,iframe,script,style,noscript,template',
  '[role="navigation"],[role="banner"],[role="contentinfo"],[role="complementary"],[role="dialog"],[role="search"]',
  '[hidden],[aria-hidden="true"],[aria-modal="true"]',
].join(',')
/** Readability is trusted when it keeps this share of what is left after cleaning: losing knowledge is worse than a stray line. */
const TRUSTED_SHARE = 0.6

/** The element that holds what the page is about, without navigation, footers, forms and consent banners. */
export function mainContent(html: string): { document: HtmlDocument; root: HtmlElement } {
  const document = parseDocument(html)
  removeBoilerplate(document)
  const marked = markedContent(document)
  if (marked) return { document, root: marked }
  removeHeaders(document)
  const body = document.body ?? document.documentElement
  return { document, root: readable(html, body) ?? body }
}

function removeBoilerplate(document: HtmlDocument) {
  for (const element of document.querySelectorAll(BOILERPLATE)) element.remove()
  for (const element of document.querySelectorAll('[id],[class]')) {
    const names = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`
    const isWhole = element.localName === 'body' || element.localName === 'html'
    if (!isWhole && CONSENT.test(names.trim())) element.remove()
  }
}

/** What the site itself marks as its content: `main`, or the only `article`. */
function markedContent(document: HtmlDocument): HtmlElement | undefined {
  const main = document.querySelector('main,[role="main"]')
  const articles = [...document.querySelectorAll('article')]
  const marked = main ?? (articles.length === 1 ? articles[0]! : null)
  return marked && squeeze(marked.textContent).length > 0 ? marked : undefined
}

/** The page's own heading often stands in its header; any other header is navigation. */
function removeHeaders(document: HtmlDocument) {
  for (const header of document.querySelectorAll('header')) {
    if (!header.closest('article,section') && !header.querySelector('h1')) header.remove()
  }
}

function readable(html: string, body: HtmlElement): HtmlElement | undefined {
  const copy = parseDocument(html)
  removeBoilerplate(copy)
  removeHeaders(copy)
  // The parameter is the browser's Document, which the server does not know.
  const article = new Readability(copy as never, { charThreshold: 200 }).parse()
  const enough = squeeze(body.textContent).length * TRUSTED_SHARE
  if (!article?.content || squeeze(article.textContent).length < enough) return undefined
  return parseDocument(article.content).body ?? undefined
}

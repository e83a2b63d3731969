import { createHash } from 'node:crypto'
import { directionOf } from 'shared-types'
import { style } from './page-style.ts'

/** Whose page it is, for pages that visitors of a business open. */
export type Letterhead = {
  name: string
  /** The business's colour and the text colour that can be read on it, as `#rrggbb`. */
  background: string
  color: string
  /** Whether a line at the end names the product. */
  isPoweredShown: boolean
}

/** A page of a stand-in in the product's look; it runs no scripts. @param body HTML, already escaped */
export const standInPage = (title: string, body: string, language = 'en'): string =>
  pageOf({ title, language, styles: style, head: `${MARK}Nexus`, body })

/**
 * A page for visitors in the look of a business.
 * @param title and `body` HTML, already escaped; `poweredBy` the words before the product's name
 */
export function letterheadPage(
  letterhead: Letterhead,
  { title, body, language, poweredBy }: Record<'title' | 'body' | 'language' | 'poweredBy', string>,
): string {
  const name = escapeHtml(letterhead.name)
  const powered = letterhead.isPoweredShown
    ? `<p class="powered">${escapeHtml(poweredBy)} <b>Nexus</b></p>`
    : ''
  return pageOf({
    title: title === name ? title : `${title} · ${name}`,
    language,
    styles: styleOf(letterhead),
    head: `${initialOf(letterhead)}<span>${name}</span>`,
    body: body + powered,
  })
}

export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => ENTITIES[character]!)

/**
 * Headers for such a page: its forms can only be sent to this server and redirect to the app.
 * @param letterhead null for a page in the product's look
 */
export const standInHeaders = (
  appUrl: string,
  letterhead: Letterhead | null = null,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(letterhead)).digest('base64')}'`,
    // Browsers apply this to the redirects that follow a form, too.
    `form-action 'self' ${new URL(appUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})

const pageOf = ({
  title,
  language,
  styles,
  head,
  body,
}: Record<'title' | 'language' | 'styles' | 'head' | 'body', string>) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <style>${styles}</style>
</head>
<body><main><p class="logo">${head}</p>${body}</main></body>
</html>`

const styleOf = (letterhead: Letterhead | null): string =>
  letterhead
    ? `${style}:root { --brand: ${letterhead.background}; --on-brand: ${letterhead.color}; }`
    : style

/** The first letter of a name on the business's colour. */
const initialOf = ({ name, background, color }: Letterhead): string =>
  `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="${background}"/><text x="16" y="21.5" text-anchor="middle" font-size="16" font-weight="650" fill="${color}">${escapeHtml(([...name][0] ?? '').toUpperCase())}</text></svg>`

const MARK =
  '<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#2b3bd1"/><path d="M10 22.5v-13l12 13v-13" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

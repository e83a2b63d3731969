import { createHash } from 'node:crypto'
import { directionOf } from 'shared-types'
import { style } from './page-style.ts'

/** A page of a stand-in, or for a visitor, in the product's look; it runs no scripts. @param body HTML, already escaped */
export const standInPage = (
  title: string,
  body: string,
  language = 'en',
): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <style>${style}</style>
</head>
<body><main><p class="logo">${MARK}Nexus</p>${body}</main></body>
</html>`

export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => ENTITIES[character]!)

/** Headers for such a page: its forms can only be sent to this server and redirect to the app. */
export const standInHeaders = (appUrl: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    // Browsers apply this to the redirects that follow a form, too.
    `form-action 'self' ${new URL(appUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})

const MARK =
  '<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#2b3bd1"/><path d="M10 22.5v-13l12 13v-13" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

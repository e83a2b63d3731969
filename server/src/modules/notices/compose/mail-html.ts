import { directionOf } from 'shared-types'
import { escapeHtml } from '../../../lib/page.ts'
import type { Entry } from './entry.ts'
import type { Links } from './mail.ts'

// Styles are both inline and in the head: many mail programs only read inline ones, and only those in the head can have a dark
// theme.
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #131210 !important; }
  .card { background: #1b1a17 !important; border-color: #2f2d28 !important; }
  .text { color: #f2efe8 !important; }
  .muted { color: #a9a397 !important; }
  .quote { border-color: #777064 !important; color: #f2efe8 !important; }
  .button { background: #4757ea !important; }
}`

/** The HTML of a mail with all entries and an unsubscribe link. */
export function mailHtml(subject: string, entries: Entry[], more: number, links: Links): string {
  const cards = entries.map((entry) => card(entry, links.appUrl)).join('')
  const rest =
    more > 0
      ? row(
          `<p style="margin:0">And ${more} more. ${link(`${links.appUrl}/dashboard`, 'Open Nexus')}</p>`,
        )
      : ''
  return mailPage(
    subject,
    cards + rest,
    `You get this because you are told of what happens in Nexus.<br>
${link(`${links.appUrl}/settings/notifications`, 'Choose what you are told of')} · ${link(links.unsubscribe, 'No more mails like this')}`,
  )
}

/**
 * A mail in one column, without pictures or anything loaded from outside.
 * @param rows made by `card` or `row`; `footer` is HTML too.
 * @param from name of the sender, and the language
 */
export const mailPage = (
  title: string,
  rows: string,
  footer: string,
  from = { name: 'Nexus', language: 'en' },
): string =>
  `<!doctype html>
<html lang="${from.language}" dir="${directionOf(from.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f7f5f0;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="muted" style="padding:0 4px 12px;color:#676257;font-size:13px;font-weight:600;text-align:${startOf(from.language)}">${escapeHtml(from.name)}</td></tr>
${rows}
<tr><td class="muted" style="padding:16px 4px 0;color:#676257;font-size:12px;line-height:1.5;text-align:${startOf(from.language)}">
${footer}
</td></tr>
</table></td></tr></table>
</body>
</html>`

/** One entry with its button. */
export function card(
  {
    title,
    lines,
    quote,
    path,
    action,
  }: Pick<Entry, 'title' | 'lines' | 'quote' | 'path' | 'action'>,
  appUrl: string,
  language?: string,
): string {
  const quoteHtml = quote
    ? `<blockquote class="quote" style="margin:12px 0 0;padding:0 0 0 12px;border-left:3px solid #938c7f;color:#1c1b18;font-size:15px;line-height:1.5">${escapeHtml(quote)}</blockquote>`
    : ''
  const details = lines
    .map(
      (line) =>
        `<p class="muted" style="margin:4px 0 0;color:#676257;font-size:14px;line-height:1.5">${escapeHtml(line)}</p>`,
    )
    .join('')
  return row(
    `<h1 class="text" style="margin:0;color:#1c1b18;font-size:18px;line-height:1.3;font-weight:650">${escapeHtml(title)}</h1>
${details}${quoteHtml}
<p style="margin:16px 0 0"><a class="button" href="${escapeHtml(appUrl + path)}" style="display:inline-block;padding:10px 16px;border-radius:10px;background:#2b3bd1;color:#ffffff;font-size:14px;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>`,
    language,
  )
}

export const row = (content: string, language = 'en') =>
  `<tr><td style="padding:0 0 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="card text" style="padding:20px;background:#fffefc;border:1px solid #e5e1d8;border-radius:16px;color:#1c1b18;text-align:${startOf(language)};overflow-wrap:anywhere">${content}</td></tr></table></td></tr>`

/** Some mail programs do not know `start`. */
const startOf = (language: string) => (directionOf(language) === 'rtl' ? 'right' : 'left')

export const link = (href: string, text: string) =>
  `<a class="muted" href="${escapeHtml(href)}" style="color:#676257">${escapeHtml(text)}</a>`

import { escapeHtml } from '../../../lib/page.ts'
import { link, mailPage, row } from '../../notices/compose/mail-html.ts'
import type { Context, Line, Links } from './letter.ts'

type Parts = {
  subject: string
  /** Line above which answers should be written; null when answers are not possible. */
  top: string | null
  how: string | null
  lines: { new: Line[]; before: Line[] }
  context: Context
  links: Links | null
}

/** The HTML part of a mail, with the same content as its text part. */
export function letterHtml({ subject, top, how, lines, context, links }: Parts): string {
  const { words, agent, language } = context
  const marked = top ? `<p class="muted" style="${SMALL}">${escapeHtml(top)}</p>` : ''
  const chat = links?.chat ? ` ${link(links.chat, words.chat)}` : ''
  const hint = how ? `<p class="muted" style="${SMALL}">${escapeHtml(how)}${chat}</p>` : ''
  const before =
    lines.before.length > 0
      ? row(
          `<p class="muted" style="${SMALL}">${escapeHtml(words.earlier)}</p><blockquote class="quote" style="margin:0;padding:0 0 0 12px;border-left:3px solid #938c7f">${lines.before.map(lineHtml).join('')}</blockquote>`,
          language,
        )
      : ''
  const footer = links
    ? `${escapeHtml(words.why({ agent }))}<br>${link(links.whole, words.whole)} · ${link(links.fewer, words.fewer)}`
    : ''
  return mailPage(
    subject,
    `${row(`${marked}${lines.new.map(lineHtml).join('')}${hint}`, language)}${before}`,
    footer,
    { name: agent, language },
  )
}

const SMALL = 'margin:0 0 12px;color:#676257;font-size:13px;line-height:1.5'

const lineHtml = ({ who, when, text }: Line) =>
  `<p class="muted" style="margin:0;color:#676257;font-size:13px;line-height:1.5"><b>${escapeHtml(who)}</b>, ${escapeHtml(when)}</p><p class="text" style="margin:2px 0 14px;color:#1c1b18;font-size:15px;line-height:1.5;white-space:pre-wrap">${escapeHtml(text)}</p>`

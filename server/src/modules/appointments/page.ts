import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { visitorPage, type VisitorPage } from '../../http/visitor-page.ts'
import { isWritten } from '../../wording/index.ts'

/**
 * Shows times in the visitor's own time zone, which only the browser knows, and again when they choose another. Without JavaScript the page
 * uses the business's time zone, and says so.
 */
const SCRIPT = `const s=document.querySelector('select[name=zone]')
if(s){const u=new URL(location.href),z=Intl.DateTimeFormat().resolvedOptions().timeZone
if(z&&!u.searchParams.has('zone')&&z!==s.value){u.searchParams.set('zone',z);location.replace(u)}
s.onchange=()=>s.form.submit()}`

const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64')

/** Sends a page for visitors, in their language. */
export function sendPage(deps: Deps, reply: FastifyReply, page: VisitorPage) {
  const html = visitorPage(deps, reply, page)
  const policy = `${reply.getHeader('content-security-policy')}; script-src 'sha256-${SCRIPT_HASH}'`
  return reply
    .header('content-security-policy', policy)
    .send(html.replace('</body>', `<script>${SCRIPT}</script></body>`))
}

/** The query of the address. */
export const asked = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(url.split('?')[1] ?? '')

/** The language in the address, else the browser's first that agents speak. */
export function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string {
  const accepted = [
    asked({ url }).get('in') ?? '',
    ...String(headers['accept-language'] ?? '').split(','),
  ]
  const codes = accepted.map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return codes.find(isWritten) ?? 'en'
}

/** @returns undefined for an unknown time zone */
export function zoneIn(name: unknown): string | undefined {
  if (typeof name !== 'string' || name.length > 64) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

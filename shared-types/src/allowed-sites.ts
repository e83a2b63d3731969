import * as z from 'zod/mini'
import { SITES_MAX } from './limits.ts'

const SITE = /^(?:\*\.)?[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?(?::\d{1,5})?$/

/** `shop.example.com`, `*.example.com` for everything below it, or with a port that is not the usual one. */
export const AllowedSite = z
  .string()
  .check(z.maxLength(260), z.regex(SITE, 'Write an address like shop.example.com or *.example.com'))

export const AllowedSites = z
  .array(AllowedSite)
  .check(z.maxLength(SITES_MAX, `Keep to ${SITES_MAX} websites`))

/** What somebody typed or pasted as a list would have it: without a scheme or path, in small letters, as browsers write it. */
export function siteOf(typed: string): string {
  const text = typed.trim().toLowerCase()
  const stars = text.replace(/^[a-z]+:\/\//, '').startsWith('*.')
  const plain = stars ? text.replace('*.', '') : text
  const url = plain.includes('://') ? plain : `https://${plain}`
  if (!URL.canParse(url)) return text
  return `${stars ? '*.' : ''}${new URL(url).host}`
}

/** Whether a page of this origin may. @param sites empty: any page may */
export function isAllowedSite(sites: string[], origin: string): boolean {
  if (sites.length === 0) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return sites.some((site) =>
    site.startsWith('*.') ? host.endsWith(site.slice(1)) : host === site,
  )
}

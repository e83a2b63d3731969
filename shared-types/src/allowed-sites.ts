import * as z from 'zod/mini'
import { SITES_MAX } from './limits.ts'

const SITE = /^(?:\*\.)?[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?(?::\d{1,5})?$/

/** A host such as `shop.example.com`, or `*.example.com` for its subdomains; with the port where it is not the usual one. */
export const AllowedSite = z
  .string()
  .check(z.maxLength(260), z.regex(SITE, 'Write an address like shop.example.com or *.example.com'))

export const AllowedSites = z
  .array(AllowedSite)
  .check(z.maxLength(SITES_MAX, `Keep to ${SITES_MAX} websites`))

/**
 * The form in which a list stores a website that somebody typed or pasted: no scheme, no path, lower case, as browsers write it.
 */
export function siteOf(typed: string): string {
  const text = typed.trim().toLowerCase()
  const stars = text.replace(/^[a-z]+:\/\//, '').startsWith('*.')
  const plain = stars ? text.replace('*.', '') : text
  const url = plain.includes('://') ? plain : `https://${plain}`
  if (!URL.canParse(url)) return text
  return `${stars ? '*.' : ''}${new URL(url).host}`
}

/**
 * Whether a page of this origin may run the widget.
 * @param sites the allowed websites; an empty list allows any
 */
export function isAllowedSite(sites: string[], origin: string): boolean {
  if (sites.length === 0) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return sites.some((site) =>
    site.startsWith('*.') ? host.endsWith(site.slice(1)) : host === site,
  )
}

import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'
import { CrawlError } from './crawl-error.ts'

const PUBLIC_PORTS = new Set(['80', '443', '8080', '8443'])

type Address = { address: string; family: number }
/** Every address of a host name. */
export type Resolve = (hostname: string) => Promise<Address[]>

export type Guard = {
  /** @throws CrawlError when the scheme, the port or an IP literal is not allowed. */
  checkUrl(url: URL): void
  /** Whether the operator allowed this very address: its host name may then resolve to any address. */
  isNamed(url: URL): boolean
  /** For sockets: resolves a name and returns only checked addresses, so that a different DNS answer later changes nothing. */
  lookup: LookupFunction
  /** The same for addresses that the operator allowed. */
  lookupNamed: LookupFunction
}

const resolveBySystem: Resolve = (hostname) => systemLookup(hostname, { all: true })

/**
 * What the crawler may connect to: public addresses on web ports, and what `allow` names (a host name, `host:port`, an address, a
 * CIDR range, or with a scheme everything that begins with that URL).
 */
export function guardAddresses(allow: string[], resolve: Resolve = resolveBySystem): Guard {
  const ranges = allow.flatMap(parseRange)
  const names = new Set(allow.map((entry) => entry.toLowerCase()))
  const prefixes = allow.flatMap((entry) => (entry.includes('://') ? (URL.parse(entry) ?? []) : []))

  const inAllowedRange = (address: string) => {
    const parsed = ipaddr.process(address)
    return ranges.some(([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits))
  }
  const mayReach = (address: string) =>
    ipaddr.process(address).range() === 'unicast' || inAllowedRange(address)

  function isNamed(url: URL): boolean {
    const host = hostOf(url)
    return (
      names.has(host) ||
      names.has(`${host}:${portOf(url)}`) ||
      // Compared by their parts: as text, `http://intranet` is also the beginning of `http://intranet.evil.example`.
      prefixes.some(
        ({ origin, pathname, search }) =>
          url.origin === origin && (url.pathname + url.search).startsWith(pathname + search),
      )
    )
  }

  async function checkedAddresses(hostname: string): Promise<Address[]> {
    const addresses = await resolve(hostname)
    if (addresses.some(({ address }) => !mayReach(address))) {
      throw new CrawlError('address_refused')
    }
    return addresses
  }

  return {
    isNamed,
    checkUrl(url) {
      if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new CrawlError('unsupported_scheme')
      }
      if (isNamed(url)) return
      const host = hostOf(url)
      const literal = isIP(host) !== 0
      if (literal && inAllowedRange(host)) return
      if (literal && !mayReach(host)) throw new CrawlError('address_refused')
      if (!PUBLIC_PORTS.has(portOf(url))) throw new CrawlError('port_refused')
    },
    lookup: lookupOf(checkedAddresses),
    lookupNamed: lookupOf(resolve),
  }
}

/** Whether `guardAddresses` understands an entry. */
export function isAllowable(entry: string): boolean {
  if (parseRange(entry).length > 0) return true
  const isUrl = entry.includes('://')
  const url = URL.parse(isUrl ? entry : `http://${entry}`)
  if (!url) return false
  // Whatever the parser reads as something other than the host, such as a path, would allow nothing.
  return isUrl
    ? ['http:', 'https:'].includes(url.protocol)
    : entry.toLowerCase() === withPort(entry, url)
}

// The parser leaves out port 80, as it is usual.
const withPort = (entry: string, { hostname, host }: URL) =>
  entry.endsWith(':80') ? `${hostname}:80` : host

// The URL parser has turned decimal, octal and hexadecimal spellings into dotted ones.
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
const portOf = (url: URL) => url.port || (url.protocol === 'https:' ? '443' : '80')

const lookupOf =
  (find: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    callbackify(find)(hostname, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) return callback(error ?? new CrawlError('host_not_found'), '', 0)
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }

function parseRange(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number][] {
  if (ipaddr.isValidCIDR(entry)) return [ipaddr.parseCIDR(entry)]
  if (!ipaddr.isValid(entry)) return []
  const address = ipaddr.parse(entry)
  return [[address, address.kind() === 'ipv4' ? 32 : 128]]
}

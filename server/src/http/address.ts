import ipaddr from 'ipaddr.js'

/**
 * The key under which an address is limited. For IPv6 it is the network, because one household has countless addresses; it is empty when
 * the client has already disconnected.
 */
export function networkOf(ip: string | undefined): string {
  if (!ip) return ''
  if (!ipaddr.isValid(ip)) return ip.slice(0, 64)
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const network = address.toByteArray().fill(0, NETWORK_BYTES)
  return `${ipaddr.fromByteArray(network).toString()}/64`
}

const NETWORK_BYTES = 8

import ipaddr from 'ipaddr.js'

/** Who an address stands for: of IPv6 its network, for a household has as many addresses as it likes. Whoever has hung up already has none. */
export function networkOf(ip: string | undefined): string {
  if (!ip) return ''
  if (!ipaddr.isValid(ip)) return ip.slice(0, 64)
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const network = address.toByteArray().fill(0, NETWORK_BYTES)
  return `${ipaddr.fromByteArray(network).toString()}/64`
}

const NETWORK_BYTES = 8

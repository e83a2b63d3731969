import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded into the server while filming, so that the shop's host name leads to this machine. */
const SHOP = 'www.harbourcycles.example'
const HERE = { address: '127.0.0.1', family: 4 }
const lookup = dns.lookup

dns.lookup = async (host, options) => {
  if (host !== SHOP) return lookup(host, options)
  return options?.all ? [HERE] : HERE
}
syncBuiltinESMExports()

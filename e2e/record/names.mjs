import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded into the server while it is filmed: the shop of the film stands on this machine under its own name. */
const SHOP = 'www.harbourcycles.example'
const HERE = { address: '127.0.0.1', family: 4 }
const lookup = dns.lookup

dns.lookup = async (host, options) => {
  if (host !== SHOP) return lookup(host, options)
  return options?.all ? [HERE] : HERE
}
syncBuiltinESMExports()

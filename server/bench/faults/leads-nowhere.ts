import { Socket } from 'node:net'

// Loaded into a server before anything else: redirects every connection that would leave this machine to a local port, without resolving
// names.
const port = Number(process.env['NOWHERE_PORT'])
const LOOPBACK = /^(?:127\.|::1$|localhost$)/

type Options = { host?: string; port?: number; path?: string }
const connect = Socket.prototype.connect as (this: Socket, ...all: unknown[]) => Socket

/** Node passes its own arguments on as a single list. */
function redirected(all: unknown[]): unknown[] {
  const [first, ...rest] = all
  if (Array.isArray(first))
    return [Object.assign([...redirected(first)], symbolsOf(first)), ...rest]
  const options = first as Options | null
  const isElsewhere =
    typeof options === 'object' && options?.host && !options.path && !LOOPBACK.test(options.host)
  return isElsewhere ? [{ ...options, host: '127.0.0.1', port }, ...rest] : all
}

/** A symbol by which Node recognizes its own list. */
const symbolsOf = (list: unknown[]) =>
  Object.fromEntries(
    Object.getOwnPropertySymbols(list).map((symbol) => [symbol, Reflect.get(list, symbol)]),
  )

Socket.prototype.connect = function (this: Socket, ...all: unknown[]) {
  return connect.apply(this, redirected(all))
} as typeof Socket.prototype.connect

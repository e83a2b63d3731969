import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  account,
  billing,
  files,
  forwardingCheck,
  identitySecrets,
  install,
  knowledge,
  notices,
  numbers,
  team,
  user,
  visitor,
  workspaces,
} from 'shared-types'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { networkOf } from './address.ts'
import { idOf } from './contract.ts'
import { type Pace, paces } from '../lib/paces.ts'
import { MINUTE_MS } from '../lib/time.ts'
import { inTurn } from './in-turn.ts'
import { refuse } from './refuse.ts'
import { sharedCounters } from './shared-counters.ts'

type Limit = {
  /** Requests a minute from one IP address; when `owned` is set, to one account. */
  address: number
  /** Requests a minute from everybody to one account, so that a flood of it does not slow down the visitors of others. */
  account?: number
  /** What the id in the address of the route belongs to. */
  owned?: Owned
}

/** Something that strangers reach by its id, and that belongs to an account. */
type Owned = 'agent' | 'conversation' | 'sender'

/** Finds the account by the id of what it owns. @throws 404 */
type AccountsOf = Record<Owned, (deps: Deps, id: string) => Promise<string>>

const WINDOW_MS = MINUTE_MS
/** How many times its limit for one account an address may use for all accounts together. */
const ALL_ACCOUNTS = 5
/** How many requests are admitted at once without waiting; at least as many as come within a second at an even pace. */
const IN_ROW = 10
/** Requests a minute from one address for ids that do not exist: each costs a query, and nobody needs many of them. */
const MAX_UNKNOWN = 60

const ofAgent = { owned: 'agent' } as const
const ofSender = { owned: 'sender' } as const
const ofConversation = { owned: 'conversation' } as const

/**
 * Limits per minute. Offices and phone networks share one address, so each limit is far above what one person does and far below
 * what a script does.
 */
const PER_MINUTE: Record<string, Limit> = {
  'GET /api/auth/google': { address: 30 },
  'GET /api/auth/google/callback': { address: 30 },
  'GET /api/auth/openid': { address: 30 },
  'GET /api/auth/openid/callback': { address: 30 },
  'GET /book/:code': { address: 60 },
  'GET /book/with/:code': { address: 60 },
  // Each request may occupy a time for minutes.
  'POST /book/with/:code': { address: 10 },
  'GET /book/mine/:token': { address: 60 },
  'POST /book/mine/:token': { address: 20 },
  'GET /book/mine/:token/calendar.ics': { address: 30 },
  'GET /unsubscribe/:token': { address: 60 },
  'POST /unsubscribe/:token': { address: 60 },
  'GET /letters/fewer/:token': { address: 60 },
  'POST /letters/fewer/:token': { address: 60 },
  'GET /letters/whole/:token': { address: 30 },
  'POST /letters/whole/:token': { address: 10 },
  'GET /oauth/authorize': { address: 60 },
  'POST /oauth/register': { address: 30 },
  'POST /oauth/token': { address: 300 },
  'POST /oauth/revoke': { address: 60 },
  'POST /api/webhooks/mail/postmark': { address: 600 },
  'POST /api/webhooks/mail/mailgun/mime': { address: 600 },
  // Signed with the token of an owner's account, so the owner could send anything.
  'POST /api/webhooks/twilio/whatsapp/:id': { address: 6_000, account: 1_200, ...ofSender },
  'POST /api/webhooks/twilio/whatsapp/:id/status': { address: 6_000, account: 3_000, ...ofSender },
  // Needs no session, and looks up whatever cookie it is sent.
  [route(user.session)]: { address: 600 },
  [route(visitor.config)]: { address: 600, account: 6_000, ...ofAgent },
  [route(visitor.open)]: { address: 30, account: 600, ...ofAgent },
  [route(visitor.identify)]: { address: 300, account: 3_000, ...ofAgent },
  [route(visitor.leave)]: { address: 30, account: 600, ...ofConversation },
  [route(visitor.send)]: { address: 60, account: 1_200, ...ofConversation },
  [route(visitor.history)]: { address: 300, account: 3_000, ...ofConversation },
  [route(visitor.events)]: { address: 300, account: 3_000, ...ofConversation },
  [route(visitor.requestPerson)]: { address: 10, account: 200, ...ofConversation },
  [route(visitor.lead)]: { address: 20, account: 400, ...ofConversation },
  [route(files.visitorSend)]: { address: 20, account: 300, ...ofConversation },
  [route(files.visitorRead)]: { address: 300, account: 3_000, ...ofConversation },
  [route(files.send)]: { address: 60 },
  [route(visitor.rate)]: { address: 20, account: 400, ...ofConversation },
  [route(identitySecrets.create)]: { address: 20 },
  [route(numbers.sendOtp)]: { address: 10 },
  [route(numbers.verifyPhone)]: { address: 20 },
  [route(notices.sendCode)]: { address: 10 },
  [route(notices.verifyPhone)]: { address: 20 },
  [route(numbers.available)]: { address: 30 },
  [route(forwardingCheck.start)]: { address: 10 },
  [route(account.exported)]: { address: 10 },
  [route(billing.openCheckout)]: { address: 20 },
  [route(team.invite)]: { address: 10 },
  [route(workspaces.invitation)]: { address: 30 },
  [route(workspaces.join)]: { address: 30 },
  [route(install.check)]: { address: 20 },
  [route(install.makeLink)]: { address: 20 },
  [route(install.sheet)]: { address: 60 },
  [route(knowledge.crawl)]: { address: 20 },
  [route(knowledge.add)]: { address: 60 },
  [route(knowledge.retrain)]: { address: 30 },
}

/**
 * Limits the routes of `PER_MINUTE` that are registered on `app` afterwards.
 * @param accountsOf from the modules, which this floor does not know
 */
export function limitRates(app: FastifyInstance, deps: Deps, accountsOf: AccountsOf): void {
  if (!deps.config.rateLimit) return
  const counters = sharedCounters(deps.driver, deps.log, deps.config.secrets[0]!)
  const turn = paces()

  app.addHook('onRoute', (options) => {
    // Fastify answers HEAD with the handler of GET, which costs the same; so it counts as one.
    const method = options.method === 'HEAD' ? 'GET' : String(options.method)
    const name = `${method} ${options.url}`
    const limit = PER_MINUTE[name]
    if (!limit) return
    // Runs after the hooks of the route's scope, so that the refusal has CORS headers and the page that asked can read it.
    const before = [options.onRequest ?? []].flat()
    options.onRequest = [...before, (request, reply) => check(name, limit, request, reply)]
  })

  async function check(
    name: string,
    { address, account, owned }: Limit,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const from = networkOf(request.ip)
    const use = (limit: string, key: string, max: number) => {
      const waitMs = counters.use(`${limit} ${name} ${key}`, max, WINDOW_MS)
      if (waitMs > 0) refuse(deps, reply, limit, waitMs)
    }
    if (!account || !owned) return use('address', from, address)
    const to = await known(from, reply, () => accountsOf[owned](deps, idOf(request)))
    await inTurn(deps, reply, turn, [
      paceOf(`all_accounts ${name} ${from}`, address * ALL_ACCOUNTS),
      paceOf(`address ${name} ${from} ${to}`, address),
      paceOf(`account ${name} ${to}`, account),
    ])
    use('all_accounts', from, address * ALL_ACCOUNTS)
    use('address', `${from} ${to}`, address)
    use('account', to, account)
  }

  /** Finds the account of an id. An address that asked for many ids that do not exist is refused for a while. */
  async function known(from: string, reply: FastifyReply, find: () => Promise<string>) {
    const key = `unknown ${from}`
    const waitMs = counters.usedUp(key)
    if (waitMs > 0) refuse(deps, reply, 'unknown', waitMs)
    try {
      return await find()
    } catch (error) {
      if (error instanceof AppError && error.status === 404) {
        counters.use(key, MAX_UNKNOWN, WINDOW_MS)
      }
      throw error
    }
  }
}

const paceOf = (key: string, perMinute: number): Pace => ({
  key,
  perMinute,
  inRow: Math.max(IN_ROW, perMinute / 60),
})

function route({ method, path }: { method: string; path: string }) {
  return `${method} /api${path}`
}

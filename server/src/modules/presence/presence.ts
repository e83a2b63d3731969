import type { FastifyRequest } from 'fastify'
import type { Present } from 'shared-types'
import type { Deps } from '../../deps.ts'
import type { PresenceEvent } from '../../ports/bus/index.ts'

/** A window reports every 20 seconds; after this time without a report it was closed with its node, or lost its network. */
const GONE_AFTER_MS = 50_000
/** The same time as for the visitor's typing indicator. */
const TYPING_MS = 6_000
/** The most windows of one account; more than a team has. */
const MAX_WINDOWS = 500

/** The people who look at one conversation, or at one call in progress, now. */
export type Seen = { userId: string; conversationId: string; people: Present[] }

type Window = {
  person: PresenceEvent['person']
  conversationId: string
  isTyping: boolean
  ends: NodeJS.Timeout
  stops: NodeJS.Timeout | null
}

/** Tells every node which conversation or call somebody's window shows. */
export function notifyPresence(
  deps: Deps,
  { account, user }: Pick<FastifyRequest, 'account' | 'user'>,
  what: Pick<PresenceEvent, 'tab' | 'conversationId' | 'isTyping'>,
): void {
  const person = { id: user.id, name: user.full_name, avatar: user.avatar || null }
  deps.bus.publish('presence', { userId: account.id, person, ...what })
}

// Tests start several servers in one process, so the state belongs to the bus of each.
const nodes = new WeakMap<Deps['bus'], Presence>()

/** The presence of people, as reported to this node. */
export function presenceOf({ bus }: Deps): Presence {
  const known = nodes.get(bus)
  if (known) return known
  const presence = new Presence()
  bus.subscribe('presence', (event) => presence.hear(event))
  nodes.set(bus, presence)
  return presence
}

/** Kept in memory only, because it expires unless it is reported again. */
class Presence {
  readonly #accounts = new Map<string, Map<string, Window>>()
  readonly #listeners = new Set<(seen: Seen) => void>()

  listen(listener: (seen: Seen) => void): void {
    this.#listeners.add(listener)
  }

  /** Every conversation of an account that somebody looks at. */
  everyone(userId: string): Seen[] {
    const windows = [...(this.#accounts.get(userId)?.values() ?? [])]
    const ids = new Set(windows.map(({ conversationId }) => conversationId))
    return [...ids].map((id) => this.#seen(userId, id))
  }

  /** Whether a window of the account shows this conversation or call. */
  isSeen(userId: string, id: string): boolean {
    return this.#seen(userId, id).people.length > 0
  }

  hear({ userId, person, tab, conversationId, isTyping }: PresenceEvent): void {
    const windows = this.#accounts.get(userId) ?? new Map<string, Window>()
    const key = `${person.id} ${tab}`
    const before = windows.get(key)
    if (!before && (!conversationId || windows.size >= MAX_WINDOWS)) return
    this.#forget(userId, key)
    if (conversationId) {
      const leave = () => this.hear({ userId, person, tab, conversationId: null, isTyping: false })
      const rest = () => this.hear({ userId, person, tab, conversationId, isTyping: false })
      windows.set(key, {
        person,
        conversationId,
        isTyping,
        ends: setTimeout(leave, GONE_AFTER_MS).unref(),
        stops: isTyping ? setTimeout(rest, TYPING_MS).unref() : null,
      })
      this.#accounts.set(userId, windows)
    }
    if (before && before.conversationId !== conversationId)
      this.#notify(userId, before.conversationId)
    const isNews = before?.conversationId !== conversationId || before.isTyping !== isTyping
    if (conversationId && isNews) this.#notify(userId, conversationId)
  }

  #forget(userId: string, key: string): void {
    const windows = this.#accounts.get(userId)
    const window = windows?.get(key)
    if (!windows || !window) return
    clearTimeout(window.ends)
    if (window.stops) clearTimeout(window.stops)
    windows.delete(key)
    if (windows.size === 0) this.#accounts.delete(userId)
  }

  #notify(userId: string, conversationId: string): void {
    const seen = this.#seen(userId, conversationId)
    for (const listener of this.#listeners) listener(seen)
  }

  /** A person counts once, however many windows they have. */
  #seen(userId: string, conversationId: string): Seen {
    const people = new Map<string, Present>()
    for (const { person, isTyping, ...window } of this.#accounts.get(userId)?.values() ?? []) {
      if (window.conversationId !== conversationId) continue
      const typing = isTyping || people.get(person.id)?.typing === true
      people.set(person.id, { ...person, typing })
    }
    return { userId, conversationId, people: [...people.values()] }
  }
}

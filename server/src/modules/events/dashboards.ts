import type { ConversationNews, DashboardEvent, DashboardEventName } from 'shared-types'
import type { Deps } from '../../deps.ts'
import type { BusEvents } from '../../ports/bus/index.ts'
import { agentProfile } from '../agents/profile.ts'
import { toConversationMessage } from '../conversations/inbox/shown-message.ts'
import { presenceOf, type Seen } from '../presence/presence.ts'
import { type Change, Feed } from './feed.ts'
import { type News, toNews } from './news.ts'
import { Recent } from './recent.ts'

type Send = (name: DashboardEventName, event: DashboardEvent) => void

/** The open dashboards of an account on this node. */
type Open = { feed: Feed; dashboards: Set<Send> }

type Node = { accounts: Map<string, Open>; recent: Recent }

// Tests start several servers in one process, so the state belongs to the dependencies of each.
const nodes = new WeakMap<Deps, Node>()

/** Starts listening for changes on this node, before dashboards open. */
export const hearChanges = (deps: Deps): void => void nodeOf(deps)

/** What changed, or may have changed, in the account within the last `ms` milliseconds. */
export const changedWithin = (deps: Deps, userId: string, ms: number): DashboardEventName[] =>
  nodeOf(deps).recent.within(userId, ms)

/** Tells an open dashboard about changes in its account; all dashboards of an account share one feed. @returns a function that ends it. */
export function openDashboard(deps: Deps, userId: string, send: Send): () => void {
  const { accounts } = nodeOf(deps)
  const dashboards = new Set<Send>()
  const broadcastChange = (change: Change) => broadcast(deps, dashboards, change)
  const open = accounts.get(userId) ?? { feed: new Feed(broadcastChange), dashboards }
  accounts.set(userId, open)
  open.dashboards.add(send)
  for (const seen of presenceOf(deps).everyone(userId)) send('presence', toPresence(seen))
  return () => {
    open.dashboards.delete(send)
    if (open.dashboards.size > 0) return
    open.feed.end()
    accounts.delete(userId)
  }
}

function nodeOf(deps: Deps): Node {
  const known = nodes.get(deps)
  if (known) return known
  const node = { accounts: new Map<string, Open>(), recent: new Recent() }
  const { accounts, recent } = node
  nodes.set(deps, node)
  deps.bus.subscribe('dashboard', ({ userId, name, event }) => {
    recent.note(userId, name)
    accounts.get(userId)?.feed.add({ name, subject: event, news: null })
  })
  deps.bus.subscribe('conversation', (event) => {
    if (event.owner) recent.note(event.owner.userId, 'conversation')
    feedConversation(accounts, event)
  })
  presenceOf(deps).listen((seen) => {
    const event = toPresence(seen)
    for (const send of accounts.get(seen.userId)?.dashboards ?? []) send('presence', event)
  })
  return node
}

const toPresence = ({ conversationId, people }: Seen): DashboardEvent => ({
  id: conversationId,
  agent_id: '',
  people,
})

function feedConversation(
  accounts: Map<string, Open>,
  { conversationId: id, owner, content }: BusEvents['conversation'],
): void {
  if (!owner) return
  const subject = { id, agent_id: owner.agentId }
  const news = toNews(content)
  accounts.get(owner.userId)?.feed.add({ name: 'conversation', subject, news })
}

async function broadcast(deps: Deps, dashboards: Set<Send>, { name, subject, news }: Change) {
  const content = news && (await toConversationNews(deps, subject.agent_id, news))
  for (const send of dashboards) send(name, { ...subject, ...(content && { news: content }) })
}

/** @returns null when the agent is gone, so that the dashboard must reload */
async function toConversationNews(
  deps: Deps,
  agentId: string,
  news: News,
): Promise<ConversationNews | null> {
  const agent = await agentProfile(deps, agentId).catch(() => null)
  if (!agent) return null
  const names = { agentId, agentName: agent.name, customerName: '' }
  const { since, messages, speaker } = news
  return {
    since,
    messages: messages.map((message) => ({
      ...toConversationMessage(message, names),
      seq: message.seq,
      revision: message.revision,
    })),
    ...(speaker && {
      speaker: {
        admin_in_control: speaker.control === 'admin',
        handover_requested: speaker.handoverRequested,
      },
    }),
  }
}

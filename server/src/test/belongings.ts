import { appointmentRequests } from '../db/schema/bookings.ts'
import { auditEntries } from '../db/schema/audit.ts'
import { calls } from '../db/schema/calls.ts'
import { conversations, customers, messages } from '../db/schema/conversations.ts'
import { integrations } from '../db/schema/integrations.ts'
import {
  crawls,
  knowledgeFacts,
  knowledgeGaps,
  knowledgeItems,
  knowledgeLinks,
  knowledgePages,
  passages,
} from '../db/schema/knowledge.ts'
import { pushSubscriptions } from '../db/schema/notices.ts'
import { invitations } from '../db/schema/team.ts'
import { sessions } from '../db/schema/users.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import { newSid } from '../ports/telephony/sids.ts'
import { aMember, anAgent, aUser } from './factories.ts'
import type { Belongings } from './isolation-table.ts'

export type Account = { cookie: string; has: Belongings }

/** A signed-in account with one of everything. */
export async function anAccountWithEverything(deps: Deps): Promise<Account> {
  const { db } = deps
  const { user, cookie } = await aUser(deps)
  const userId = user.id
  const { id: agentId } = await anAgent(db, userId)
  const { id: otherAgentId } = await anAgent(db, userId)
  const itemId = await idOf(
    db
      .insert(knowledgeItems)
      .values({ userId, agentId, type: 'WEB_PAGES', title: 'example.com', status: 'trained' })
      .returning({ id: knowledgeItems.id }),
  )
  await db.insert(knowledgeLinks).values({ itemId, agentId: otherAgentId })
  const crawlId = await idOf(
    db
      .insert(crawls)
      .values({
        agentId,
        userId,
        url: 'https://example.com',
        title: 'Example',
        links: ['https://example.com/a'],
      })
      .returning({ id: crawls.id }),
  )
  const gapId = await idOf(
    db
      .insert(knowledgeGaps)
      .values({ agentId, question: 'Why?', fingerprint: 'why' })
      .returning({ id: knowledgeGaps.id }),
  )
  const content = await aPageRead(deps, itemId)
  const conversationId = await aConversation(deps, userId, agentId)
  const callId = await aCall(deps, userId, agentId)
  const integrationId = await idOf(
    db
      .insert(integrations)
      .values({ userId, agentId, type: 'telegram', tokenHash: newId() })
      .returning({ id: integrations.id }),
  )
  const appointmentId = await idOf(
    db
      .insert(appointmentRequests)
      .values({
        userId,
        conversationId,
        words: 'Tuesday at 3',
        startsAt: new Date('2027-01-05T20:00:00Z'),
        allDay: false,
        timeZone: 'America/New_York',
        zoneOf: 'business',
      })
      .returning({ id: appointmentRequests.id }),
  )
  const { id: localGroupId } = await deps.telegram.local!.people.createGroup(user.id, 'Guests')
  const auditEntryId = await idOf(
    db
      .insert(auditEntries)
      .values({ userId, action: 'agent.create' })
      .returning({ id: auditEntries.id }),
  )
  const sessionId = await idOf(
    db
      .insert(sessions)
      .values({ userId, tokenHash: newId(), expiresAt: new Date(Date.now() + 60_000) })
      .returning({ id: sessions.id }),
  )
  const team = await aTeam(deps, user)
  const pushEndpoint = `https://push.example.com/${newId()}`
  await db
    .insert(pushSubscriptions)
    .values({ userId, personId: userId, sessionId, endpoint: pushEndpoint, p256dh: '', auth: '' })
  const about = { agentId, conversationId, callId, integrationId, appointmentId, localGroupId }
  return {
    cookie,
    has: {
      ...about,
      ...team,
      auditEntryId,
      sessionId,
      pushEndpoint,
      otherAgentId,
      itemId,
      ...content,
      crawlId,
      gapId,
    },
  }
}

/** One who shares the account, and one who is invited to. */
async function aTeam(deps: Deps, { id: userId, email }: { id: string; email: string }) {
  const { user: member } = await aMember(deps, userId, 'agent')
  const invitationId = await idOf(
    deps.db
      .insert(invitations)
      .values({
        userId,
        email: 'invited@example.com',
        role: 'agent',
        tokenHash: newId(),
        invitedBy: email,
        expiresAt: new Date('2100-01-01'),
      })
      .returning({ id: invitations.id }),
  )
  return { workspaceId: userId, memberId: member.id, invitationId }
}

/** With a passage and a fact. */
async function aPageRead({ db }: Deps, itemId: string) {
  const pageId = await idOf(
    db
      .insert(knowledgePages)
      .values({ itemId, url: 'https://example.com/a', position: 0, status: 'trained' })
      .returning({ id: knowledgePages.id }),
  )
  const of = { itemId, pageId, position: 0 }
  const passageId = await idOf(
    db
      .insert(passages)
      .values({ ...of, text: 'Call 020 1.', config: 'english', search: '', length: 0 })
      .returning({ id: passages.id }),
  )
  const factId = await idOf(
    db
      .insert(knowledgeFacts)
      .values({
        ...of,
        kind: 'phone',
        role: 'general',
        text: 'Call 020 1.',
        value: { number: '0201' },
      })
      .returning({ id: knowledgeFacts.id }),
  )
  return { pageId, passageId, factId }
}

export async function aConversation({ db }: Deps, userId: string, agentId: string) {
  const customerId = await idOf(
    db.insert(customers).values({ userId }).returning({ id: customers.id }),
  )
  const conversationId = await idOf(
    db
      .insert(conversations)
      .values({
        userId,
        agentId,
        customerId,
        channel: 'widget',
        lastSeq: 1,
        revision: 1,
        lastMessageAt: new Date(),
      })
      .returning({ id: conversations.id }),
  )
  await db.insert(messages).values({
    conversationId,
    seq: 1,
    revision: 1,
    role: 'customer',
    text: 'Hello',
    status: 'complete',
  })
  return conversationId
}

/** In progress. */
export const aCall = ({ db }: Deps, userId: string, agentId: string) =>
  idOf(
    db
      .insert(calls)
      .values({
        userId,
        agentId,
        callSid: newSid('CA'),
        channel: 'phone',
        fromNumber: '+12025550123',
        toNumber: '+14155550100',
        status: 'in-progress',
      })
      .returning({ id: calls.id }),
  )

const idOf = async (insert: PromiseLike<{ id: string }[]>) => (await insert)[0]!.id

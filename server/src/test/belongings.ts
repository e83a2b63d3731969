import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { API_KEY_PREFIX, API_SCOPES } from 'shared-types'
import { bookedAppointments, schedulePeople, schedules } from '../db/schema/appointments.ts'
import { appointmentRequests } from '../db/schema/bookings.ts'
import { actionRuns, agentActions } from '../db/schema/actions.ts'
import { agentTests, testRuns } from '../db/schema/agent-tests.ts'
import { agentDrafts, agentVersions } from '../db/schema/agent-versions.ts'
import { calendarConnections } from '../db/schema/calendar-connections.ts'
import { apiKeys } from '../db/schema/api-keys.ts'
import { assistantGrants } from '../db/schema/assistants.ts'
import { auditEntries } from '../db/schema/audit.ts'
import { callMessages, calls } from '../db/schema/calls.ts'
import { contacts } from '../db/schema/contacts.ts'
import { conversations, customers, messages } from '../db/schema/conversations.ts'
import { identitySecrets } from '../db/schema/identities.ts'
import { installLinks } from '../db/schema/install.ts'
import { integrations } from '../db/schema/integrations.ts'
import { knowledgeGaps, taughtAnswers } from '../db/schema/gaps.ts'
import {
  crawls,
  knowledgeChanges,
  knowledgeFacts,
  knowledgeItems,
  knowledgeLinks,
  knowledgePages,
  knowledgePassedOver,
  passages,
} from '../db/schema/knowledge.ts'
import { chatFiles } from '../db/schema/files.ts'
import { notes } from '../db/schema/notes.ts'
import { savedReplies } from '../db/schema/saved-replies.ts'
import { letters, letterThreads, receivedMails } from '../db/schema/letters.ts'
import { localMails, pushSubscriptions } from '../db/schema/notices.ts'
import { invitations } from '../db/schema/team.ts'
import { telegramBots } from '../db/schema/telegram.ts'
import { whatsappSenders } from '../db/schema/texting.ts'
import { sessions } from '../db/schema/users.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../db/schema/webhooks.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import { hashToken, newToken } from '../lib/secret-token.ts'
import { sealAccess } from '../modules/calendars/access.ts'
import { sealToken } from '../modules/texting/whatsapp/sender.ts'
import { newSid } from '../ports/telephony/sids.ts'
import { aMember, anAgent, aUser } from './factories.ts'
import type { Belongings } from './isolation-table.ts'

const expects = {
  must_contain: [],
  must_not_say: [],
  must_cite: null,
  not_known: false,
  decision: null,
}

export type Account = {
  cookie: string
  /** What a request with its API key carries, which has every scope. */
  key: { authorization: string }
  has: Belongings
}

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
  const answerId = await idOf(
    db
      .insert(taughtAnswers)
      .values({
        userId,
        agentId,
        question: 'How?',
        fingerprint: 'how',
        answer: 'So.',
        writtenBy: user.full_name,
      })
      .returning({ id: taughtAnswers.id }),
  )
  const owner = { userId, agentId }
  const testId = await idOf(
    db
      .insert(agentTests)
      .values({ ...owner, kind: 'question', lines: ['How?'], expects, writtenBy: '' })
      .returning({ id: agentTests.id }),
  )
  const testRunId = await idOf(
    db
      .insert(testRuns)
      .values({ ...owner, sides: ['live'], startedBy: '', finishedAt: new Date() })
      .returning({ id: testRuns.id }),
  )
  const settings = {
    agent_id: agentId,
    instructions: 'Be brief.',
    spoken_name: '',
    language: 'auto' as const,
    call_greeting: '',
    call_voice: null,
    allow_handover: true,
    handover_message: 'One moment.',
    announce_recording: true,
  }
  await db.insert(agentDrafts).values({ ...owner, settings, savedBy: '' })
  const versionId = await idOf(
    db
      .insert(agentVersions)
      .values({ ...owner, settings, number: 1, savedBy: '', note: '' })
      .returning({ id: agentVersions.id }),
  )
  const actionId = await anAction(deps, owner)
  const content = await aPageRead(deps, itemId)
  const conversationId = await aConversation(deps, userId, agentId)
  const customerId = await idOf(
    db
      .select({ id: conversations.customerId })
      .from(conversations)
      .where(eq(conversations.id, conversationId)),
  )
  const callId = await aCall(deps, userId, agentId)
  const callLineId = await idOf(
    db
      .insert(callMessages)
      .values({ userId, agentId, callId, seq: 1_000, entityType: 'agent', content: 'Hello' })
      .returning({ id: callMessages.id }),
  )
  const integrationId = await idOf(
    db
      .insert(integrations)
      .values({ userId, agentId, type: 'telegram', tokenHash: newId() })
      .returning({ id: integrations.id }),
  )
  await db.insert(calendarConnections).values({
    userId,
    agentId,
    vendor: 'cal_com',
    account: 'owner@cal-com.local',
    sealed: sealAccess(deps, { vendor: 'cal_com', key: `cal_local_${userId}` }),
    timeZone: 'UTC',
  })
  const bots = await aBot(deps, userId, otherAgentId)
  const whatsapp = await aWhatsapp(deps, userId, agentId)
  const identitySecretId = await idOf(
    db
      .insert(identitySecrets)
      .values({ userId, agentId, slot: 1, sealed: newId(), hint: 'abcd' })
      .returning({ id: identitySecrets.id }),
  )
  await db.insert(installLinks).values({ userId, agentId: otherAgentId, code: newId() })
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
  const bookedId = await aBooking(deps, userId, agentId)
  const noteId = await idOf(
    db
      .insert(notes)
      .values({
        conversationId,
        authorId: userId,
        authorName: user.full_name,
        clientId: newId(),
        text: 'She called before.',
      })
      .returning({ id: notes.id }),
  )
  const fileId = await idOf(
    db
      .insert(chatFiles)
      .values({
        userId,
        conversationId,
        clientId: newId(),
        name: 'a.pdf',
        type: 'application/pdf',
        size: 5,
        content: sql<Uint8Array>`'%PDF-'::bytea`,
      })
      .returning({ id: chatFiles.id }),
  )
  const savedReplyId = await idOf(
    db
      .insert(savedReplies)
      .values({ userId, title: 'Opening hours', text: 'We open at nine.' })
      .returning({ id: savedReplies.id }),
  )
  const contactId = await idOf(
    db
      .insert(contacts)
      .values({ userId, name: 'Rosa Lind', phone: '+12025550147' })
      .returning({ id: contacts.id }),
  )
  const { id: localGroupId } = await deps.telegram.local!.people.createGroup(user.id, 'Guests')
  const auditEntryId = await idOf(
    db
      .insert(auditEntries)
      .values({ userId, action: 'agent.create' })
      .returning({ id: auditEntries.id }),
  )
  const secret = `${API_KEY_PREFIX}${newToken()}`
  const apiKeyId = await idOf(
    db
      .insert(apiKeys)
      .values({
        userId,
        madeBy: userId,
        name: 'Ledger',
        tokenHash: hashToken(secret),
        hint: '',
        scopes: [...API_SCOPES],
      })
      .returning({ id: apiKeys.id }),
  )
  const assistantId = await idOf(
    db
      .insert(assistantGrants)
      .values({
        userId,
        personId: userId,
        name: 'Helper',
        clientHash: newId(),
        redirectUri: 'https://helper.example/back',
        scopes: ['leads:read'],
        codeHash: newId(),
        codeChallenge: newId(),
        codeExpiresAt: new Date(),
        refreshHash: newId(),
        refreshExpiresAt: new Date(Date.now() + 60_000),
      })
      .returning({ id: assistantGrants.id }),
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
  const about = {
    agentId,
    conversationId,
    customerId,
    callId,
    identitySecretId,
    integrationId,
    appointmentId,
    bookedId,
    localGroupId,
  }
  return {
    cookie,
    key: { authorization: `Bearer ${secret}` },
    has: {
      ...about,
      ...team,
      callLineId,
      fileId,
      noteId,
      savedReplyId,
      contactId,
      auditEntryId,
      apiKeyId,
      assistantId,
      sessionId,
      pushEndpoint,
      ...(await mailsOf(deps, userId, conversationId)),
      ...(await aWebhook(deps, userId)),
      ...bots,
      ...whatsapp,
      otherAgentId,
      itemId,
      ...content,
      crawlId,
      gapId,
      answerId,
      actionId,
      testId,
      testRunId,
      versionId,
    },
  }
}

/** An appointment with somebody of an agent, years ahead, whom anybody may book. */
async function aBooking({ db }: Deps, userId: string, agentId: string) {
  const week = Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }])
  const hours = { time_zone: 'UTC', week, special_days: [] }
  const scheduleId = await idOf(
    db
      .insert(schedules)
      .values({
        userId,
        agentId,
        code: newToken(),
        title: 'A first talk',
        hours,
        lengthMinutes: 30,
        noticeMinutes: 0,
        aheadDays: 30,
        askPhone: 'optional',
      })
      .returning({ id: schedules.id }),
  )
  const [person] = await db
    .insert(schedulePeople)
    .values({ userId, scheduleId, name: 'Rosa Lind', position: 0 })
    .returning()
  const lane = person!.lane * 2 ** 32
  return idOf(
    db
      .insert(bookedAppointments)
      .values({
        userId,
        scheduleId,
        personId: person!.id,
        state: 'confirmed',
        startsAt: new Date('2090-01-05T20:00:00Z'),
        endsAt: new Date('2090-01-05T20:30:00Z'),
        taken: `[${lane + 63_119_760},${lane + 63_119_790})`,
        name: 'Vera',
        email: 'vera@example.org',
        timeZone: 'UTC',
        language: 'en',
      })
      .returning({ id: bookedAppointments.id }),
  )
}

/** One that works for an agent, and one that works for nobody. */
async function aBot({ db, telegram }: Deps, userId: string, agentId: string) {
  const botIntegrationId = await idOf(
    db
      .insert(integrations)
      .values({ userId, agentId, type: 'telegram', tokenHash: newId() })
      .returning({ id: integrations.id }),
  )
  const botId = randomInt(1_000_000_000, 9_999_999_999)
  await db
    .insert(telegramBots)
    .values({ userId, integrationId: botIntegrationId, botId, username: 'aBot', sealed: '' })
  const botName = `free${randomInt(1_000_000_000)}bot`
  const botToken = (await telegram.local!.makeBot(userId, botName))!
  return { botIntegrationId, botName, botToken }
}

/** Of the local carrier, and connected to the agent. */
async function aWhatsapp({ db, telephony, config }: Deps, userId: string, agentId: string) {
  const { accountSid, authToken, phone } = await telephony.local!.registerWhatsapp(userId)
  await db.insert(whatsappSenders).values({
    userId,
    agentId,
    address: `whatsapp:${phone}`,
    accountSid,
    sealed: sealToken(config, authToken),
  })
  const whatsappAccount = { account_sid: accountSid, auth_token: authToken, phone }
  return { whatsappAgentId: agentId, whatsappAccount }
}

/** With a delivery, and no events chosen. */
async function aWebhook({ db }: Deps, userId: string) {
  const webhookId = await idOf(
    db
      .insert(webhookEndpoints)
      .values({
        userId,
        url: 'https://hooks.example.com/nexus',
        description: '',
        format: 'standard',
        events: [],
        sealed: newId(),
        hint: 'abcd',
      })
      .returning({ id: webhookEndpoints.id }),
  )
  const eventId = await idOf(
    db
      .insert(webhookEvents)
      .values({ userId, type: 'webhook.test', fact: newId(), data: {} })
      .returning({ id: webhookEvents.id }),
  )
  const webhookDeliveryId = await idOf(
    db
      .insert(webhookDeliveries)
      .values({ userId, endpointId: webhookId, eventId })
      .returning({ id: webhookDeliveries.id }),
  )
  return { webhookId, webhookDeliveryId }
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

/** With a passage, a fact and a change. */
async function aPageRead({ db }: Deps, itemId: string) {
  const pageId = await idOf(
    db
      .insert(knowledgePages)
      .values({ itemId, url: 'https://example.com/a', position: 0, status: 'trained' })
      .returning({ id: knowledgePages.id }),
  )
  await db
    .insert(knowledgePassedOver)
    .values({ itemId, links: [], offered: ['https://example.com/new'] })
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
  const changeId = await idOf(
    db
      .insert(knowledgeChanges)
      .values({ itemId, pageId, kind: 'changed', at: sql`now()`, before: 'Call 020 2.' })
      .returning({ id: knowledgeChanges.id }),
  )
  return { pageId, passageId, factId, changeId }
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

/** A mail that went out to a visitor, and one that came in. */
async function mailsOf({ db, config }: Deps, userId: string, conversationId: string) {
  const own = { userId, conversationId }
  const messageId = newId()
  await db.insert(messages).values({
    ...own,
    id: messageId,
    seq: 1_000,
    revision: 1_000,
    role: 'customer',
    text: 'By mail',
    status: 'complete',
  })
  await db.insert(receivedMails).values({
    ...own,
    messageId,
    mailId: newId(),
    sender: 'vera@example.org',
    isFromVisitor: true,
    subject: '',
    text: 'By mail',
  })
  await db.insert(letterThreads).values(own)
  const letterId = await idOf(
    db
      .insert(letters)
      .values({ ...own, kind: 'replies', afterSeq: 0, toSeq: 1, settledAt: new Date() })
      .returning({ id: letters.id }),
  )
  const domain = config.mailFrom.address.split('@').at(-1)
  const letterMailId = await idOf(
    db
      .insert(localMails)
      .values({
        sender: 'Helper',
        recipient: 'vera@example.org',
        messageId: `<letter/${letterId}@${domain}>`,
        subject: 'Your conversation',
        text: 'Yes.',
        headers: [],
      })
      .returning({ id: localMails.id }),
  )
  return { receivedMailId: messageId, letterMailId }
}

/** An action that reaches nobody, with a run of it. */
async function anAction({ db }: Deps, owner: { userId: string; agentId: string }): Promise<string> {
  const actionId = await idOf(
    db
      .insert(agentActions)
      .values({
        ...owner,
        name: 'Order status',
        purpose: 'Tells how an order is doing.',
        examples: ['Where is my order?'],
        method: 'GET',
        url: 'https://127.0.0.1/orders/{order}',
        headers: [],
        body: '',
        inputs: [{ name: 'order', kind: 'text', ask: 'Which?', example: '', choices: [] }],
        writes: false,
        result: '{status}',
        nothing: '',
        isOn: true,
      })
      .returning({ id: agentActions.id }),
  )
  const run = { actionId, actionName: 'Order status', state: 'done' as const, inputs: {} }
  await db.insert(actionRuns).values({ ...owner, ...run })
  return actionId
}

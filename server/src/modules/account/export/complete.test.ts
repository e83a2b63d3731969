import { readdirSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { KINDS } from './kinds.ts'

const SCHEMA = new URL('../../../db/schema/', import.meta.url)
const MODULES: Record<string, unknown>[] = await Promise.all(
  readdirSync(SCHEMA).map((file) => import(new URL(file, SCHEMA).href)),
)
const TABLES = MODULES.flatMap((module) => Object.values(module)).filter(
  (value): value is PgTable => is(value, PgTable),
)

const LOCAL = 'what a stand-in of a vendor stores, which does not start in production'
const QUEUE = 'a queue of work; what it is about is in the export'
const SUMS = 'sums of what is in the export'
const OF_NOBODY = 'belongs to the installation and not to an account'
const OWN_CHOICE = 'a choice of one person for themselves, which no other member may read'
const SIGN_IN = 'lets somebody sign in'
const HASHES = 'only hashes'
const FLEETING = 'deleted after days, and copied from what is in the export'

/** Tables that are not exported, each with the reason. */
const LEFT_OUT: Record<string, string> = {
  accepted_contradictions: HASHES,
  appointment_outbox: QUEUE,
  billing_events: OF_NOBODY,
  carried_texts: QUEUE,
  crawls: 'pages that were found while somebody adds a website',
  idempotent_requests: FLEETING,
  install_links: 'an address that is as good as a key',
  letter_threads: QUEUE,
  local_carrier_messages: LOCAL,
  local_carrier_numbers: LOCAL,
  local_carrier_opt_outs: LOCAL,
  local_carrier_recordings: LOCAL,
  local_carrier_verifications: LOCAL,
  local_carrier_whatsapp_senders: LOCAL,
  local_mails: LOCAL,
  local_stripe_events: LOCAL,
  local_stripe_objects: LOCAL,
  local_stripe_requests: LOCAL,
  local_telegram_bots: LOCAL,
  local_telegram_chats: LOCAL,
  local_telegram_messages: LOCAL,
  local_telegram_updates: LOCAL,
  local_telegram_webhook: LOCAL,
  mail_suppressions: HASHES,
  mailbox_leases: OF_NOBODY,
  notice_events: FLEETING,
  notice_items: FLEETING,
  notice_messages: FLEETING,
  notice_phones: OWN_CHOICE,
  notice_settings: OWN_CHOICE,
  push_subscriptions: OWN_CHOICE,
  rate_limits: OF_NOBODY,
  received_texts: QUEUE,
  report_changes: SUMS,
  report_filling: OF_NOBODY,
  report_rolled: SUMS,
  report_spans: SUMS,
  sent_codes: 'codes that verify a phone, counted for a day',
  sessions: SIGN_IN,
  system_settings: OF_NOBODY,
  tallies: SUMS,
  tally_changes: SUMS,
  telegram_bot_chats: 'numbers that stand for chats inside the product',
  telegram_outbox: QUEUE,
  telegram_polling: OF_NOBODY,
  telegram_updates: QUEUE,
  text_opt_outs: HASHES,
  text_outbox: QUEUE,
  visitor_sessions: SIGN_IN,
  webhook_deliveries: FLEETING,
  webhook_events: FLEETING,
}

const WORK = 'a state of the product’s own work'
const SECRET = 'a secret, or a hash of one'
const ELSEWHERE = 'in the export in another way'
const VENDOR = 'an id or an address at a vendor, which opens something there'
const INDEX = 'made from the text for searches'
const ADDRESS = 'a part of an address that nobody should guess'

/** Columns that no line of any table has. */
const NEVER: Record<string, string> = {
  userId: ELSEWHERE,
  attempts: WORK,
  clientId: WORK,
  dueAt: WORK,
  epoch: WORK,
  fingerprint: INDEX,
  lastSeq: WORK,
  leaseHolder: WORK,
  leasedUntil: WORK,
  queuedSeq: WORK,
  revision: WORK,
  sealed: SECRET,
}

/** Further columns that a line leaves out, each with the reason. */
const WITHHELD: Record<string, Record<string, string>> = {
  action_runs: { turn: WORK, asking: WORK, asked: WORK },
  agent_actions: { headers: ELSEWHERE },
  agents: { knowledgeRevision: WORK, gapsAskedRevision: WORK, gapsLeasedUntil: WORK },
  api_keys: { tokenHash: SECRET },
  assistant_grants: {
    clientHash: SECRET,
    redirectUri: WORK,
    codeHash: SECRET,
    codeChallenge: SECRET,
    codeExpiresAt: WORK,
    codeUsedAt: WORK,
    accessHash: SECRET,
    accessExpiresAt: WORK,
    refreshHash: SECRET,
    refreshExpiresAt: WORK,
    spentHash: SECRET,
  },
  booked_appointments: {
    heldUntil: WORK,
    taken: INDEX,
    sequence: WORK,
    outsideId: VENDOR,
    outsideSequence: WORK,
    confirmAt: VENDOR,
  },
  booking_offers: { code: ADDRESS, textAttempts: WORK, textLeasedUntil: WORK },
  call_messages: { agentId: ELSEWHERE, trace: 'times measured by the product', why: ELSEWHERE },
  calls: {
    callSid: VENDOR,
    stage: WORK,
    script: WORK,
    analysingSince: WORK,
    control: WORK,
    relayTicket: SECRET,
    relaySession: WORK,
    relays: WORK,
    recordingUrl: VENDOR,
    seenAt: WORK,
  },
  chat_files: { content: ELSEWHERE, preview: 'made from the file', isSent: WORK },
  checkouts: { sessionId: VENDOR, url: VENDOR, checkedAt: WORK },
  forwarding_checks: { attempt: WORK, callSid: VENDOR },
  identity_secrets: { slot: WORK },
  integrations: { tokenHash: SECRET, tokenGeneration: WORK },
  invitations: { tokenHash: SECRET },
  knowledge_files: { content: ELSEWHERE, format: ELSEWHERE },
  knowledge_items: {
    nextRunAt: WORK,
    ranAt: WORK,
    nextReadAt: WORK,
    isReread: WORK,
    soughtAt: WORK,
  },
  knowledge_pages: { contentHash: INDEX, lastSeen: WORK },
  members: { enteredAt: OWN_CHOICE },
  messages: { why: ELSEWHERE, attempt: WORK, isWanted: WORK, isNews: WORK },
  passages: {
    config: INDEX,
    search: INDEX,
    length: INDEX,
    embedding: INDEX,
    embeddingModel: INDEX,
  },
  phone_numbers: { providerSid: VENDOR, textUrl: VENDOR },
  report_counts: { isDay: WORK },
  schedule_people: { lane: INDEX },
  schedules: { code: ADDRESS },
  subscriptions: { customerId: ELSEWHERE, syncedAt: WORK },
  telegram_threads: { lastMessageId: WORK, ownQueuedSeq: WORK },
  users: {
    issuer: SIGN_IN,
    subject: SIGN_IN,
    closingAt: WORK,
    handedOverAt: WORK,
  },
  webhook_endpoints: {
    url: ELSEWHERE,
    hint: SECRET,
    oldSealed: SECRET,
    oldUntil: WORK,
    failingSince: WORK,
    warnedAt: WORK,
    pausedUntil: WORK,
  },
  conversations: { personActedAt: WORK },
  whatsapp_senders: { accountSid: VENDOR },
}

it('every table is in the export, or left out for a reason', () => {
  const names = TABLES.map(getTableName).toSorted()
  const exported = KINDS.map(({ table }) => getTableName(table))
  expect(names.length).toBeGreaterThan(100)
  expect(
    [...exported, ...Object.keys(LEFT_OUT)].toSorted(),
    'Add a new table to the kinds in src/modules/account/export, or to LEFT_OUT with the reason.',
  ).toEqual(names)
})

it.each(KINDS.map((kind) => [getTableName(kind.table), kind] as const))(
  'every column of %s is in the export, or left out for a reason',
  (name, { table, columns }) => {
    const all = Object.keys(getTableColumns(table))
    const left = Object.keys(WITHHELD[name] ?? {})
    const never = all.filter((column) => column in NEVER)
    expect(
      [...columns, ...left, ...never].toSorted(),
      'Add a new column to its kind in src/modules/account/export, or to WITHHELD with the reason.',
    ).toEqual(all.toSorted())
  },
)

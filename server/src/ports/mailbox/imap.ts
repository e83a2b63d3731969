import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import type { Mailbox } from '../../config-letters.ts'
import { MINUTE_MS } from '../../lib/time.ts'

const CONNECT_MS = 10_000
/** Servers report new mail at once; those that do not are asked this often. */
const LOOK_EVERY_MS = 20_000
/** Bytes read of a mail: attachments come last and are not stored. */
const MAX_BYTES = 1_500_000
const MAX_HEADER_BYTES = 128 * 1024
/** The most mails examined in one round, oldest first. */
const MAX_UNSEEN = 500
const UID = { uid: true } as const

export type Visit = {
  /** Whether this node still holds the lease; false ends the visit. */
  isOurs(): Promise<boolean>
  /** Whether a mail with these headers is for us; others are left unread. */
  wants(headers: string): boolean
  /** Stores a mail, which is marked as read afterwards. When this throws, the mail is read again in the next visit. */
  take(mime: Buffer): Promise<void>
  failed(error: unknown): void
  signal: AbortSignal
}

/** Reads incoming mail of a mailbox, until the visit ends. @throws when the server reports an error or cannot be reached */
export async function visitMailbox(mailbox: Mailbox, visit: Visit): Promise<void> {
  const client = clientFor(mailbox)
  // The next operation that fails reports this error, too.
  client.on('error', () => {})
  const leave = () => client.close()
  visit.signal.addEventListener('abort', leave)
  try {
    await client.connect()
    const lock = await client.getMailboxLock(mailbox.folder)
    try {
      const unwanted = new Set<number>()
      while (client.usable && !visit.signal.aborted && (await visit.isOurs())) {
        await readUnseen(client, visit, unwanted)
        await somethingCame(client, visit.signal)
      }
    } finally {
      lock.release()
    }
    await client.logout()
  } catch (error) {
    if (!visit.signal.aborted) throw error
  } finally {
    visit.signal.removeEventListener('abort', leave)
    client.close()
  }
}

const clientFor = ({ host, port, secure, requireTls, user, pass }: Mailbox) =>
  new ImapFlow({
    host,
    port,
    secure,
    ...(!secure && { doSTARTTLS: requireTls ? true : undefined }),
    auth: { user, pass },
    logger: false,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: 5 * MINUTE_MS,
    maxLiteralSize: 2 * MAX_BYTES,
  })

/**
 * Reads the unread mails that are for us.
 * @param unwanted mails of somebody else in the same mailbox, which need to be examined only once
 */
async function readUnseen(client: ImapFlow, visit: Visit, unwanted: Set<number>): Promise<void> {
  const unseen = (await client.search({ seen: false }, UID)) || []
  const fresh = unseen.filter((uid) => !unwanted.has(uid)).slice(0, MAX_UNSEEN)
  for (const uid of fresh) {
    if (visit.signal.aborted) return
    const head = await client.fetchOne(String(uid), { headers: true, uid: true }, UID)
    const headers = head ? head.headers?.subarray(0, MAX_HEADER_BYTES).toString('latin1') : ''
    if (!headers || !visit.wants(headers)) {
      unwanted.add(uid)
      continue
    }
    const part = { source: { maxLength: MAX_BYTES }, uid: true }
    const mail = await client.fetchOne(String(uid), part, UID)
    if (!mail || !mail.source) continue
    try {
      await visit.take(mail.source)
      await client.messageFlagsAdd(String(uid), ['\\Seen'], UID)
    } catch (error) {
      // One failing mail does not hold up the others.
      visit.failed(error)
    }
  }
}

/** Waits until the server reports new mail, which it does by itself while the connection is idle. */
async function somethingCame(client: ImapFlow, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  const ends = { signal: AbortSignal.any([over.signal, signal]) }
  void client.idle().catch(() => {})
  await Promise.race([
    once(client, 'exists', ends),
    once(client, 'close', ends),
    sleep(LOOK_EVERY_MS, undefined, ends),
  ]).catch(() => {})
  over.abort()
}

import { createHash } from 'node:crypto'
import type { Mailbox } from '../config-letters.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { leaseMailbox, leaveMailbox } from '../modules/letters/mailbox-store.ts'
import { isForUs, receiveMail } from '../modules/letters/receive.ts'

const TRY_AGAIN_MS = 5_000

/** Reads visitors' answers from the mailbox, on one node at a time. @returns a function that ends it. */
export function startReadingMailbox(deps: Deps): Stop {
  const { mailbox } = deps.config.letters
  if (!mailbox) return async () => {}
  const node = newId()
  const name = nameOf(mailbox)
  const stopped = new AbortController()
  const reading = startLoop(() => visit(deps, mailbox, name, node, stopped.signal), {
    everyMs: TRY_AGAIN_MS,
    log: deps.log,
    failed: 'the mailbox of answers could not be read, trying again',
  })
  return async () => {
    stopped.abort()
    await reading.stop()
    await leaveMailbox(deps.db, name, node).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the next node waits until the lease of the mailbox runs out'),
    )
  }
}

async function visit(
  deps: Deps,
  mailbox: Mailbox,
  name: string,
  node: string,
  signal: AbortSignal,
): Promise<void> {
  const isOurs = () => leaseMailbox(deps.db, name, node)
  if (!(await isOurs())) return
  // Loaded only here, because few installations have a mailbox.
  const { visitMailbox } = await import('../ports/mailbox/imap.ts')
  await visitMailbox(mailbox, {
    isOurs,
    signal,
    wants: (headers) => isForUs(deps, headers),
    take: async (content) => void (await receiveMail(deps, { kind: 'mime', content })),
    failed: (error) => deps.log.warn({ err: error }, 'a mail could not be taken, trying again'),
  })
}

/** Identifies a mailbox by its settings without the password. */
const nameOf = ({ host, port, user, folder }: Mailbox): string =>
  createHash('sha256')
    .update(JSON.stringify([host, port, user, folder]))
    .digest('hex')

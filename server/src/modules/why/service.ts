import { Why } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { findWhyOfLine, findWhyOfReply } from './store.ts'

type Kept = { why: Why | null }

/** @throws 404 where the account has no such message. */
export async function readWhyOfReply(
  deps: Deps,
  userId: string,
  conversationId: string,
  messageId: string,
): Promise<Kept> {
  const row = await findWhyOfReply(deps.db, userId, conversationId, messageId)
  if (!row) throw notFound('Message')
  return { why: read(row.why) }
}

/** @throws 404 where the account has no such line. */
export async function readWhyOfLine(
  deps: Deps,
  userId: string,
  callId: string,
  lineId: string,
): Promise<Kept> {
  const row = await findWhyOfLine(deps.db, userId, callId, lineId)
  if (!row) throw notFound('Message')
  return { why: read(row.why) }
}

/** What another release wrote in another way is as good as not kept. */
function read(text: string | null): Why | null {
  if (text === null) return null
  try {
    return Why.parse(JSON.parse(text))
  } catch {
    return null
  }
}

import { Why } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { findWhyOfLine, findWhyOfReply, itemsOfPages } from './store.ts'

type Kept = { why: Why | null }

/** The reasons for a reply in a conversation. @throws 404 when the account has no such message. */
export async function readWhyOfReply(
  deps: Deps,
  userId: string,
  conversationId: string,
  messageId: string,
): Promise<Kept> {
  const row = await findWhyOfReply(deps.db, userId, conversationId, messageId)
  if (!row) throw notFound('Message')
  return { why: await withItems(deps, userId, read(row.why)) }
}

/** The reasons for an agent's line in a call. @throws 404 when the account has no such line. */
export async function readWhyOfLine(
  deps: Deps,
  userId: string,
  callId: string,
  lineId: string,
): Promise<Kept> {
  const row = await findWhyOfLine(deps.db, userId, callId, lineId)
  if (!row) throw notFound('Message')
  return { why: await withItems(deps, userId, read(row.why)) }
}

/** Adds the data source of every page that still exists, so that the owner can correct it there. */
async function withItems({ db }: Deps, userId: string, why: Why | null): Promise<Why | null> {
  const pages = why?.found.flatMap(({ page_id: id }) => id ?? []) ?? []
  if (!why || pages.length === 0) return why
  const items = await itemsOfPages(db, userId, [...new Set(pages)])
  const found = why.found.map((source) => {
    const kb_id = source.page_id && items.get(source.page_id)
    return { ...source, ...(kb_id && { kb_id }) }
  })
  return { ...why, found }
}

/** Reasons written in another format by another release count as missing. */
function read(text: string | null): Why | null {
  if (text === null) return null
  try {
    return Why.parse(JSON.parse(text))
  } catch {
    return null
  }
}

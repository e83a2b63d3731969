import type { Deps } from '../../deps.ts'
import { withoutQuery } from '../../lib/without-query.ts'
import { noteCurrentPage } from '../conversations/service.ts'

/** Stores the page a visitor is on, for the people who answer. The conversation neither waits for this nor fails with it. */
export function notePage(deps: Deps, conversationId: string, page: string | undefined): void {
  const address = page && withoutQuery(page)
  if (!address) return
  const noted = noteCurrentPage(deps, conversationId, address).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'the page of a visitor could not be noted'),
  )
  deps.lifecycle.inBackground(noted)
}

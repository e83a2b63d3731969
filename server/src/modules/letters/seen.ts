import type { Deps } from '../../deps.ts'
import type { Message } from '../conversations/message.ts'
import { markSeen } from './thread-store.ts'

/** A browser of the visitor is given these: what a person wrote among them needs no mail. */
export function noteSeen(deps: Deps, conversationId: string, messages: Message[]): void {
  const seq = Math.max(...messages.map(({ role, seq: at }) => (role === 'admin' ? at : 0)))
  if (seq <= 0) return
  const noted = markSeen(deps.driver, conversationId, seq).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'what a visitor has seen could not be noted'),
  )
  deps.lifecycle.inBackground(noted)
}

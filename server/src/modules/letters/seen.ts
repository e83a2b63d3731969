import type { Deps } from '../../deps.ts'
import type { Message } from '../conversations/message.ts'
import { markSeen } from './thread-store.ts'

/** Records that a browser of the visitor received these messages: a person's replies among them need no mail. */
export function noteSeen(deps: Deps, conversationId: string, messages: Message[]): void {
  const seq = Math.max(...messages.map(({ role, seq: at }) => (role === 'admin' ? at : 0)))
  if (seq <= 0) return
  const noted = markSeen(deps.driver, conversationId, seq).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'what a visitor has seen could not be noted'),
  )
  deps.lifecycle.inBackground(noted)
}

import type { AnswerEvents } from 'shared-types'
import type { PanelStrings } from '../panel/strings.ts'
import type { ChatRecord } from './record.ts'
import type { ServerEvent } from './sse.ts'
import type { LiveReply } from './view.ts'

/**
 * Follows the response to one message. It counts the text from the start, because a repeated POST is answered from the start again; text on
 * the screen is never removed. Once a person has taken over, nothing from the bot is shown any more.
 */
export const createTurn = (record: ChatRecord, strings: PanelStrings) => {
  const turn = {}
  const talk = record.talk()?.id
  const texts = new Map<string, string>()
  let afterSeq = 0
  const isSilenced = () => record.talk()?.control.isPerson ?? false
  const grow = (id: string, change: Partial<LiveReply>) => {
    const known = record.live.get(id) ?? { id, afterSeq, text: '', sources: [] }
    record.live.set(id, { ...known, ...change })
    record.drawSoon()
  }
  return ({ event, data }: ServerEvent): void => {
    // The visitor has switched to another conversation.
    if (record.talk()?.id !== talk) return
    switch (event as keyof AnswerEvents) {
      case 'accepted': {
        const { message } = data as AnswerEvents['accepted']
        afterSeq = message.seq
        if (!isSilenced()) record.thinking.add(turn)
        return record.addMessages([message])
      }
      case 'token': {
        if (isSilenced()) return
        const { id, text } = data as AnswerEvents['token']
        const whole = (texts.get(id) ?? '') + text
        texts.set(id, whole)
        record.thinking.delete(turn)
        if (whole.length > (record.live.get(id)?.text.length ?? 0)) grow(id, { text: whole })
        return
      }
      case 'sources': {
        const { id, sources } = data as AnswerEvents['sources']
        if (!isSilenced()) grow(id, { sources })
        return
      }
      case 'done': {
        const { message, outcome, offer_person } = data as AnswerEvents['done']
        record.thinking.delete(turn)
        if (message) record.addMessages([message])
        else if (outcome === 'failed') record.setNotice(strings.replyFailed)
        if (offer_person) record.offerPerson()
        return record.draw()
      }
      case 'error':
        record.thinking.delete(turn)
        record.setNotice(strings.replyFailed)
    }
  }
}

import type { ConversationEvents } from 'shared-types'
import type { ChatRecord } from './record.ts'
import type { ServerEvent } from './sse.ts'

/** Writes one of the `ConversationEvents` into the record. */
export const hear = (record: ChatRecord, { event, data }: ServerEvent): void => {
  switch (event as keyof ConversationEvents) {
    case 'message': {
      const message = data as ConversationEvents['message']
      if (message.sender.role !== 'customer') record.setTyping(null)
      return record.addMessages([message], message.revision)
    }
    case 'control': {
      const control = data as ConversationEvents['control']
      return record.setControl({
        isPerson: control.admin_in_control,
        isRequested: control.handover_requested,
        name: control.admin_name,
        isDone: control.resolved,
      })
    }
    case 'typing': {
      const { role, name } = data as ConversationEvents['typing']
      if (role === 'admin' || !record.talk()?.control.isPerson) record.setTyping(name)
      return
    }
    case 'closed':
      record.forget()
  }
}

import { CircleAlert, MessageSquareText } from 'lucide-react'
import type { ConversationMessage } from 'shared-types'
import { MailNote } from './MailNote.tsx'
import { Note } from './MessageStatusNote.tsx'

/** A note on a message that was not received or sent through the chat. */
export const SentNote = (message: ConversationMessage) =>
  message.texted ? <TextNote {...message.texted} /> : <MailNote {...message} />

function TextNote({ failure, shortened }: NonNullable<ConversationMessage['texted']>) {
  if (failure !== null) {
    return (
      <Note>
        <CircleAlert size={12} aria-hidden /> Not delivered. {failure}
      </Note>
    )
  }
  return shortened ? (
    <Note>
      <MessageSquareText size={12} aria-hidden /> Only the beginning was texted: it is long
    </Note>
  ) : null
}

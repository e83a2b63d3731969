import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ConversationMessage } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { receivedMailQuery } from './queries.ts'
import { Note } from './MessageStatusNote.tsx'

/** A note on a message that was received or sent by email. */
export function MailNote({
  id,
  mail,
  emailed,
}: Pick<ConversationMessage, 'id' | 'mail' | 'emailed'>) {
  if (mail) return <Received id={id} mail={mail} />
  if (!emailed) return null
  const label = {
    waiting: 'Being sent by email',
    sent: 'Sent by email',
    failed: `Not delivered by email. ${emailed.failure ?? ''}`,
  }[emailed.state]
  return (
    <Note>
      <Mail size={12} aria-hidden /> {label}
    </Note>
  )
}

function Received({ id, mail }: { id: string; mail: NonNullable<ConversationMessage['mail']> }) {
  const [isOpen, setOpen] = useState(false)
  const { data: whole } = useQuery({ ...receivedMailQuery(id), enabled: isOpen })
  const files = mail.attachments.join(', ')
  return (
    <>
      <Note as="div">
        <Mail size={12} aria-hidden />
        <span>
          By email
          {mail.is_from_visitor ? '' : ` from ${mail.sender || 'nobody'}, not the known address`}
          {files && ` · Not kept: ${files}`}
        </span>
        <More type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the email' : 'Show the email'}
        </More>
      </Note>
      {isOpen && whole && <Whole tabIndex={0}>{whole.text}</Whole>}
    </>
  )
}

const More = styled.button`
  text-decoration: underline;
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Whole = styled.pre`
  max-height: 320px;
  margin-top: ${space[1]};
  overflow: auto;
  color: ${color.muted};
  font-size: ${font.size[12]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

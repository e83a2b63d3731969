import { CircleAlert, Scissors } from 'lucide-react'
import type { MessageStatus } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

/** The state of a reply, where it is not obvious. */
export function MessageStatusNote({ status }: { status: MessageStatus }) {
  switch (status) {
    case 'cut':
      return (
        <Note>
          <Scissors size={12} aria-hidden /> Cut short when control was taken
        </Note>
      )
    case 'failed':
      return (
        <Note>
          <CircleAlert size={12} aria-hidden /> The agent could not finish this answer
        </Note>
      )
    case 'streaming':
      return <Note>Writing…</Note>
    case 'pending':
    case 'complete':
      return null
  }
}

export const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size[12]};
`

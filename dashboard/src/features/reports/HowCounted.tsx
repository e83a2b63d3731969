import { Info } from 'lucide-react'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { FoldedNote } from '~/product/FoldedNote.tsx'

/** How the numbers are counted, folded. */
export function HowCounted() {
  return (
    <FoldedNote icon={<Info size={14} aria-hidden />} summary="How these are counted">
      <List>
        <li>
          Everything counts for the day its conversation or call began, in the time zone of your
          browser.
        </li>
        <li>
          Answered by the agent alone: an answer was the last word, and nobody was asked for.
          Confirmed are those that the visitor rated good; the others are assumed. Whoever writes
          again an hour or more later has come back: until they are answered again, they are not
          counted. A bad rating takes it back too.
        </li>
        <li>
          Test calls from the browser are not counted. The call logs list them, marked as such.
        </li>
        <li>Times are read off steps, so they are about right.</li>
        <li>
          Time you were spared: how long callers spoke with an agent that stopped them or took a
          message.
        </li>
        <li>
          Deleted conversations and calls stay counted, without a word of them. No list shows them.
        </li>
        <li>
          Appointments on your booking page count for the day they were booked, also when they were
          cancelled later. A link to that page may come from a conversation, and is not known here.
        </li>
        <li>
          Leads count once their visitor has written. Costs count for the day they arose, and are
          not known by channel.
        </li>
      </List>
    </FoldedNote>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  max-width: 72ch;
  margin: 0;
  padding-left: ${space[4]};
`

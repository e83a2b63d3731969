import type { ConversationDetail } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime } from '~/lib/dates.ts'
import { showPhone } from '~/lib/phone.ts'
import { color, font, space } from '~/theme/tokens.ts'

/** The two numbers of a conversation by text or WhatsApp, and until when an answer can be sent. */
export function TextingFacts({ from, to, until }: NonNullable<ConversationDetail['texting']>) {
  const facts = [
    [until ? 'WhatsApp from' : 'Texts from', showPhone(from)],
    ['To your number', showPhone(to)],
    ...(until ? [['Answers arrive', answersArrive(until)]] : []),
  ]
  return facts.map(([label, fact]) => (
    <div key={label}>
      <Term>{label}</Term>
      <dd>{fact}</dd>
    </div>
  ))
}

const answersArrive = (until: string): string =>
  Date.parse(until) > Date.now()
    ? `until ${dateAndTime(until)}`
    : 'not any more: their last message is older than 24 hours'

const Term = styled.dt`
  margin-bottom: ${space.half};
  color: ${color.muted};
  font-size: ${font.size[12]};
`

import type { ConversationDetail } from 'shared-types'
import { styled } from 'styled-components'
import { showPhone } from '~/lib/phone.ts'
import { color, font, space } from '~/theme/tokens.ts'

/** The numbers between which a conversation is held by text. */
export const TextingFacts = ({ from, to }: NonNullable<ConversationDetail['texting']>) =>
  [
    ['Texts from', from],
    ['To your number', to],
  ].map(([label, phone]) => (
    <div key={label}>
      <Term>{label}</Term>
      <dd>{showPhone(phone!)}</dd>
    </div>
  ))

const Term = styled.dt`
  margin-bottom: ${space.half};
  color: ${color.muted};
  font-size: ${font.size[12]};
`

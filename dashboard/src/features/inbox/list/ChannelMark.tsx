import { Phone, Send } from 'lucide-react'
import type { ConversationRow } from 'shared-types'
import { styled } from 'styled-components'
import { color, space } from '~/theme/tokens.ts'

const NAMES = { telegram: 'Telegram', voice: 'Text message', whatsapp: 'WhatsApp' }

/** The channel of a conversation; nothing for the website, which is the usual one. */
export function ChannelMark({ channel }: Pick<ConversationRow, 'channel'>) {
  if (channel === 'widget') return null
  const name = NAMES[channel]
  return (
    <Mark role="img" aria-label={name} title={name}>
      {channel === 'telegram' ? <Send /> : <Phone />}
    </Mark>
  )
}

const Mark = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  color: ${color.muted};
  svg {
    width: ${space[3]};
    height: ${space[3]};
  }
`

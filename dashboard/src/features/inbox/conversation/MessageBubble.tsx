import { readableText } from 'nexus-widget'
import { memo, type CSSProperties } from 'react'
import type { ConversationMessage } from 'shared-types'
import { styled } from 'styled-components'
import { color, radius, space } from '~/theme/tokens.ts'
import type { BrandColors } from '../inbox-page.ts'
import { MessageStatusNote } from './MessageStatusNote.tsx'
import { MessageText } from './MessageText.tsx'
import { Sources } from './Sources.tsx'
import { TypingDots } from './TypingDots.tsx'

const DEFAULT_BRAND = '#000000'
const DEFAULT_TEXT = '#ffffff'

type Props = { message: ConversationMessage; brand: BrandColors | undefined }

/** Drawn anew only when its message changes, however many others there are. */
export const MessageBubble = memo(function MessageBubble({ message, brand }: Props) {
  const isWaiting = message.status === 'pending' && !message.message
  return (
    <>
      {(isWaiting || message.message) && (
        <Bubble style={lookOf(message, brand)}>
          {isWaiting ? <TypingDots /> : <MessageText text={message.message} />}
        </Bubble>
      )}
      <MessageStatusNote status={message.status} />
      {message.sources.length > 0 && <Sources sources={message.sources} />}
    </>
  )
})

/** Agents speak in their own colours; text nobody could read on them is set in black or white. */
function lookOf({ sender }: ConversationMessage, brand: BrandColors | undefined): CSSProperties {
  if (sender.role === 'customer') return { background: color.sunken }
  if (sender.role === 'admin') return { background: color.accentSoft }
  const { background, color: text } = readableText(
    brand?.brand_color ?? DEFAULT_BRAND,
    brand?.text_color ?? DEFAULT_TEXT,
  )
  return { background, color: text }
}

const Bubble = styled.div`
  max-width: 100%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentcolor 12%, transparent);
  overflow-wrap: anywhere;
`

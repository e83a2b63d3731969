import { CircleHelp } from 'lucide-react'
import { readableText } from 'nexus-widget'
import { memo, Suspense, type CSSProperties } from 'react'
import type { ConversationMessage } from 'shared-types'
import { css, styled } from 'styled-components'
import { color, radius, space } from '~/theme/tokens.ts'
import { LazyMessageFiles, LazySentNote } from '../desk/LazyDesk.ts'
import type { BrandColors } from '../inbox-page.ts'
import { MessageStatusNote, Note } from './MessageStatusNote.tsx'
import { MessageText } from '~/product/message-text/MessageText.tsx'
import { Sources } from '~/product/Sources.tsx'
import { TypingDots } from './TypingDots.tsx'

const DEFAULT_BRAND = '#000000'
const DEFAULT_TEXT = '#ffffff'

type Props = { message: ConversationMessage; brand: BrandColors | undefined }

/** Drawn again only when its message changes, however many others there are. */
export const MessageBubble = memo(function MessageBubble({ message, brand }: Props) {
  const { files } = message
  // A message that only consists of a file has the file's name as its text.
  const hasWords = message.message && message.message !== files?.[0]?.name
  const isWaiting = message.status === 'pending' && !message.message
  return (
    <>
      {files && (
        <Suspense>
          <LazyMessageFiles files={files} />
        </Suspense>
      )}
      {(isWaiting || hasWords) && (
        <Bubble style={lookOf(message, brand)} $isUnanswered={message.unanswered ?? false}>
          {isWaiting ? <TypingDots /> : <MessageText text={message.message} />}
        </Bubble>
      )}
      <MessageStatusNote status={message.status} />
      {(message.mail ?? message.emailed ?? message.texted) && (
        <Suspense>
          <LazySentNote {...message} />
        </Suspense>
      )}
      {message.unanswered && (
        <Note>
          <CircleHelp size={12} aria-hidden /> The agent knew no answer
        </Note>
      )}
      {message.sources.length > 0 && <Sources sources={message.sources} />}
    </>
  )
})

/** Agents have their own colours; where text would be unreadable on them, it is black or white. */
function lookOf({ sender }: ConversationMessage, brand: BrandColors | undefined): CSSProperties {
  if (sender.role === 'customer') return { background: color.sunken }
  if (sender.role === 'admin') return { background: color.accentSoft }
  const { background, color: text } = readableText(
    brand?.brand_color ?? DEFAULT_BRAND,
    brand?.text_color ?? DEFAULT_TEXT,
  )
  return { background, color: text }
}

/** A dashed border, whatever the colours: no answer was found. */
const Bubble = styled.div<{ $isUnanswered: boolean }>`
  max-width: 100%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentcolor 12%, transparent);
  overflow-wrap: anywhere;
  ${({ $isUnanswered }) =>
    $isUnanswered &&
    css`
      outline: 1px dashed ${color.neutral};
      outline-offset: 2px;
    `}
`

import type { ReactNode } from 'react'
import { Message } from './Message.tsx'
import type { Filed } from './Message.tsx'
import type { PanelStrings } from './strings.ts'
import type { PanelMessage } from './types.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

type Props = {
  messages: PanelMessage[]
  welcome: PanelMessage
  /** Who is typing, null for nobody. */
  typing: string | null
  strings: PanelStrings
  /** Content below the last message. */
  children: ReactNode
  onRetry?: ((id: string) => void) | undefined
} & Filed

/** A log that is not announced while a reply streams; `useAnnouncement` announces complete replies. */
export const MessageList = ({ messages, welcome, typing, strings, children, ...rest }: Props) => {
  const { list, isAtEnd, toEnd } = useStickToEnd()
  const all = welcome.text ? [welcome, ...messages] : messages
  return (
    <div className="nx-middle">
      <div
        className="nx-list"
        role="log"
        aria-live="off"
        aria-label={strings.conversation}
        tabIndex={0}
        ref={list}
      >
        {all.map((message, index) => (
          <Message
            key={message.id}
            message={message}
            hasName={message.from === 'person' && all[index - 1]?.from !== 'person'}
            strings={strings}
            {...rest}
          />
        ))}
        {typing !== null && (
          <div className="nx-message">
            <div className="nx-bubble nx-typing" role="img" aria-label={strings.typing(typing)}>
              <i />
              <i />
              <i />
            </div>
          </div>
        )}
        {children}
      </div>
      {!isAtEnd && (
        <button type="button" className="nx-latest" aria-label={strings.latest} onClick={toEnd}>
          ↓
        </button>
      )}
    </div>
  )
}

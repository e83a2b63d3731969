import { useMemo } from 'react'
import { renderMarkdown } from './markdown.tsx'
import { Sources } from './Sources.tsx'
import type { PanelStrings } from './strings.ts'
import type { PanelMessage } from './types.ts'

type Props = {
  message: PanelMessage
  /** Said once above a run of messages of one person. */
  hasName: boolean
  strings: PanelStrings
  onRetry?: ((id: string) => void) | undefined
}

/** One line of the conversation. What the visitor wrote is shown as typed; replies are Markdown. */
export const Message = ({ message, hasName, strings, onRetry }: Props) => {
  const { from, text } = message
  const body = useMemo(() => (from === 'visitor' ? text : renderMarkdown(text)), [from, text])
  if (from === 'note') return <p className="nx-note">{text}</p>
  return (
    <div className={from === 'visitor' ? 'nx-message nx-visitor' : 'nx-message'}>
      {hasName && <p className="nx-name">{message.name}</p>}
      {text && (
        <div className="nx-bubble" dir="auto">
          {body}
        </div>
      )}
      {message.sources.length > 0 && <Sources sources={message.sources} strings={strings} />}
      {message.state === 'waiting' && <p className="nx-status">{strings.waiting}</p>}
      {message.state === 'cut' && <p className="nx-status">{strings.cut}</p>}
      {message.state === 'failed' && (
        <p className="nx-status nx-error" role="alert">
          {message.error || strings.notDelivered}{' '}
          {onRetry && from === 'visitor' && (
            <button type="button" className="nx-link" onClick={() => onRetry(message.id)}>
              {strings.retry}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

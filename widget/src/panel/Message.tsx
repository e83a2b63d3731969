import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { renderMarkdown } from './markdown.tsx'
import { Sources } from './Sources.tsx'
import type { PanelStrings } from './strings.ts'
import type { FileAccess, PanelFile, PanelMessage } from './types.ts'

type Props = {
  message: PanelMessage
  /** Shown once above consecutive messages of one person. */
  hasName: boolean
  strings: PanelStrings
  onRetry?: ((id: string) => void) | undefined
} & Filed

/** The component that draws files, null before it is loaded, and the access it needs. */
export type Filed = {
  Files: ComponentType<Partial<FileAccess> & { files: PanelFile[]; text: string }> | null
  access: FileAccess | undefined
}

/** One line of the conversation. What the visitor wrote is shown as typed; replies are Markdown. */
export const Message = ({ message, hasName, strings, onRetry, Files, access }: Props) => {
  const { from, text } = message
  // Parsed again only when it has grown; this takes fewer bytes than `useMemo`.
  const [read] = useState<{ text?: string; body?: ReactNode }>({})
  if (read.text !== text) Object.assign(read, { text, body: renderMarkdown(text) })
  if (from === 'note') return <p className="nx-note">{text}</p>
  return (
    <div className={from === 'visitor' ? 'nx-message nx-visitor' : 'nx-message'}>
      {hasName && <p className="nx-name">{message.name}</p>}
      {message.files && Files ? (
        <Files {...access} files={message.files} text={text} />
      ) : (
        text && (
          <div className="nx-bubble" dir="auto">
            {from === 'visitor' ? text : read.body}
          </div>
        )
      )}
      {message.sources.length > 0 && <Sources sources={message.sources} strings={strings} />}
      {/* `waiting` and `cut`. */}
      {message.state in strings && <p className="nx-status">{strings[message.state as 'cut']}</p>}
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

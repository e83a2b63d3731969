import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from './Icon.tsx'
import type { PanelStrings } from './strings.ts'

/** The server takes no longer message. */
const MAX_LENGTH = 4_000

type Props = { strings: PanelStrings; isDisabled: boolean; onSend: (text: string) => void }

/** Grows with its text; Enter sends, Shift+Enter starts a new line. */
export const Composer = ({ strings, isDisabled, onSend }: Props) => {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const canSend = !isDisabled && text.trim() !== ''
  const send = () => {
    if (!canSend) return
    onSend(text.trim())
    setText('')
    if (field.current) field.current.style.height = ''
    field.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // React wraps the browser's event, preact hands it over as it is.
    const { isComposing } = event.nativeEvent ?? (event as unknown as globalThis.KeyboardEvent)
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="nx-composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        rows={1}
        value={text}
        dir="auto"
        maxLength={MAX_LENGTH}
        disabled={isDisabled}
        placeholder={strings.placeholder}
        aria-label={strings.placeholder}
        enterKeyHint="send"
        onInput={(event) => {
          setText(event.currentTarget.value)
          fit(event.currentTarget)
        }}
        onKeyDown={handleKeyDown}
      />
      <button type="submit" className="nx-send" aria-label={strings.send} disabled={!canSend}>
        <Icon name="send" />
      </button>
    </form>
  )
}

const fit = (field: HTMLTextAreaElement) => {
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight}px`
}

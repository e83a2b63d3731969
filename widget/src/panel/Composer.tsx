import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { PanelStrings } from './strings.ts'

/** The server accepts no longer message. */
const MAX_LENGTH = 4_000

type Props = {
  strings: PanelStrings
  isDisabled: boolean
  onSend: (text: string) => void
  /** Called when the visitor wants to choose a file; without it no files can be sent. */
  onAttach?: (() => void) | undefined
}

/** Grows with its text; Enter sends, Shift+Enter starts a new line. */
export const Composer = ({ strings, isDisabled, onSend, onAttach }: Props) => {
  const [text, setText] = useState('')
  const [field] = useState<{ current: HTMLTextAreaElement | null }>({ current: null })
  const canSend = !isDisabled && text.trim() !== ''
  const send = () => {
    if (!canSend) return
    onSend(text.trim())
    setText('')
    // oxlint-disable-next-line react/immutability -- it is a ref, made in fewer bytes than useRef's
    if (field.current) field.current.style.height = ''
    field.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // React wraps the browser's event; Preact passes it on unchanged.
    const { isComposing } = event.nativeEvent ?? (event as unknown as globalThis.KeyboardEvent)
    // While an input method composes a word, Enter belongs to the input method.
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
      {onAttach && (
        <button type="button" className="nx-close" aria-label={strings.attach} onClick={onAttach}>
          +
        </button>
      )}
      <textarea
        ref={field}
        rows={1}
        value={text}
        // Direction of the typed text; while the field is empty, the placeholder has the panel's direction.
        dir={text ? 'auto' : undefined}
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
        ↑
      </button>
    </form>
  )
}

const fit = (field: HTMLTextAreaElement) => {
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight}px`
}

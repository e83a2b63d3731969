import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { MESSAGE_MAX, type ConversationDetail } from 'shared-types'
import { newId } from '~/lib/new-id.ts'
import { isTouch } from '~/lib/use-media.ts'
import { unfilled } from '../desk/placeholders.ts'
import { useReply } from './queries.ts'
import { useDraft } from './use-draft.ts'

/** The end of any text: a browser limits a selection to the text. */
const END = { start: MESSAGE_MAX, end: MESSAGE_MAX }

/**
 * The reply being written in a conversation: who may write it, how keys and saved replies change it, and how it is sent. `missing` is its
 * first placeholder that is not filled in.
 */
export function useComposer(id: string, detail: ConversationDetail) {
  const [draft, setDraft] = useDraft(id)
  const { mutate: send } = useReply(id)
  const isReachable = detail.telegram?.connected !== false && !detail.texting?.stopped
  const canWrite = detail.admin_in_control && isReachable
  const text = draft.trim()
  const missing = unfilled(draft)
  const [isChoosing, setChoosing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const couldWrite = useRef(canWrite)
  useEffect(() => {
    // Control was just taken in this window, so the user will type next.
    if (canWrite && !couldWrite.current && document.hasFocus()) input.current?.focus()
    couldWrite.current = canWrite
  }, [canWrite])

  const select = ({ start, end }: { start: number; end: number }) => {
    input.current?.focus()
    input.current?.setSelectionRange(start, end)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!canWrite || !text) return
    if (missing) return select(missing)
    send({ text, clientId: newId(), knownIds: detail.messages.map((message) => message.id) })
    setDraft('')
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === '/' && !draft.trim()) {
      event.preventDefault()
      return setChoosing(true)
    }
    // While an input method composes a character, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    // The keyboard of a phone has no Shift+Enter, so its Enter starts a new line.
    if (isTouch() && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  const handleInsert = (words: string) => {
    // A suggestion may arrive after more has been typed.
    setDraft((now) => (now.trim() ? `${now.trimEnd()}\n${words}` : words))
    setChoosing(false)
    // Moves the cursor once the text is in the field and the menu it was chosen from has closed.
    setTimeout(() => select(unfilled(input.current?.value ?? '') ?? END))
  }
  return {
    draft,
    setDraft,
    missing,
    input,
    canWrite,
    isReachable,
    isChoosing,
    setChoosing,
    handleSubmit,
    handleKeyDown,
    handleInsert,
  }
}

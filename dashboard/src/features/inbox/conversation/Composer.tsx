import { SendHorizontal } from 'lucide-react'
import {
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { MESSAGE_MAX, type ConversationDetail } from 'shared-types'
import { styled } from 'styled-components'
import { newId } from '~/lib/new-id.ts'
import { inputText, onPhone } from '~/theme/mixins.ts'
import { color, font, radius, size, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { useCutNote } from '~/ui/use-cut-note.ts'
import { LazyDeskTools } from '../desk/LazyDesk.ts'
import { unfilled } from '../desk/placeholders.ts'
import { useReply } from '../queries.ts'
import { ColleagueTyping } from './Colleagues.tsx'
import { useDraft } from './use-draft.ts'
import { useTypingSignal } from './use-typing-signal.ts'

type Props = { id: string; detail: ConversationDetail }

/** Only the admin who has taken control may write. */
export function Composer({ id, detail }: Props) {
  const [draft, setDraft] = useDraft(id)
  const signalTyping = useTypingSignal(id)
  const { mutate: send } = useReply(id)
  const hintId = useId()
  const isReachable = detail.telegram?.connected !== false && !detail.texting?.stopped
  const canWrite = detail.admin_in_control && isReachable
  const text = draft.trim()
  const [isChoosing, setChoosing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const couldWrite = useRef(canWrite)
  useEffect(() => {
    // Control was just taken in this window, so the user will type next.
    if (canWrite && !couldWrite.current && document.hasFocus()) input.current?.focus()
    couldWrite.current = canWrite
  }, [canWrite])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!canWrite || !text) return
    const missing = unfilled(draft)
    if (missing) {
      input.current?.focus()
      input.current?.setSelectionRange(missing.start, missing.end)
      return
    }
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
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  const handleInsert = (words: string) => {
    const whole = draft.trim() ? `${draft.trimEnd()}\n${words}` : words
    setDraft(whole)
    setChoosing(false)
    // Moves the cursor once the text is in the field and the menu it was chosen from has closed.
    setTimeout(() => {
      const missing = unfilled(whole)
      input.current?.focus()
      input.current?.setSelectionRange(missing?.start ?? whole.length, missing?.end ?? whole.length)
    })
  }
  const missing = unfilled(draft)
  const { note: cutNote, handlers } = useCutNote(MESSAGE_MAX)

  return (
    <>
      <Suspense>
        <Tools>
          <LazyDeskTools
            id={id}
            detail={detail}
            canWrite={canWrite}
            input={input}
            isChoosing={isChoosing}
            onChoosing={setChoosing}
            onInsert={handleInsert}
          />
        </Tools>
      </Suspense>
      <Form onSubmit={handleSubmit}>
        <ColleagueTyping id={id} />
        <Hint
          id={hintId}
          role="status"
          $urgent={
            missing !== null || cutNote !== undefined || (!canWrite && detail.handover_requested)
          }
        >
          {missing ? `Fill in ${missing.text} before you send.` : (cutNote ?? hintFor(detail))}
        </Hint>
        <Box $disabled={!canWrite}>
          <Input
            {...handlers}
            data-kept
            ref={input}
            aria-label="Message"
            aria-describedby={hintId}
            placeholder={placeholderFor(canWrite, isReachable)}
            rows={1}
            maxLength={MESSAGE_MAX}
            disabled={!canWrite}
            value={draft}
            onChange={(event) => {
              setDraft(event.target.value)
              signalTyping()
            }}
            onKeyDown={handleKeyDown}
          />
          <Button
            type="submit"
            variant="primary"
            size="small"
            icon={<SendHorizontal />}
            disabled={!canWrite || !text}
          >
            Send
          </Button>
        </Box>
      </Form>
    </>
  )
}

function placeholderFor(canWrite: boolean, isReachable: boolean): string {
  if (!isReachable) return 'Nobody can be reached here'
  return canWrite ? 'Write a message' : 'The agent is answering'
}

function hintFor({
  admin_in_control,
  handover_requested,
  telegram,
  texting,
}: ConversationDetail): string {
  if (texting?.stopped) return 'They asked for no more texts.'
  if (telegram && !telegram.connected) {
    return `The bot is no longer connected to ${telegram.group}, so nothing you write reaches it.`
  }
  if (admin_in_control)
    return 'You are in control. Enter sends, Shift+Enter starts a new line, / finds a saved reply.'
  if (handover_requested) return 'The visitor asked for a person. Take control above to reply.'
  return 'Your agent is answering. Take control above to reply yourself.'
}

const Tools = styled.div`
  display: grid;
  flex-shrink: 0;
  gap: ${space[2]};
  padding: ${space[3]} ${space[6]} 0;
  border-top: 1px solid ${color.line};
  ${onPhone} {
    padding: ${space[2]} ${space[3]} 0;
  }
`
const Form = styled.form`
  display: grid;
  flex-shrink: 0;
  gap: ${space[2]};
  padding: ${space[3]} ${space[6]} ${space[5]};
  ${onPhone} {
    padding: ${space[2]} ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom));
  }
`
const Hint = styled.p<{ $urgent: boolean }>`
  color: ${({ $urgent }) => ($urgent ? color.neutralText : color.muted)};
  font-size: ${font.size[12]};
`
const Box = styled.div<{ $disabled: boolean }>`
  display: flex;
  align-items: flex-end;
  gap: ${space[2]};
  padding: ${space[1]};
  border: 1px solid ${({ $disabled }) => ($disabled ? color.line : color.lineStrong)};
  border-radius: ${radius.medium};
  background: ${({ $disabled }) => ($disabled ? color.sunken : color.surface)};
  &:focus-within {
    border-color: ${color.focus};
    outline: 1px solid ${color.focus};
  }
`
const Input = styled.textarea`
  flex: 1;
  field-sizing: content;
  min-width: 0;
  min-height: ${size.controlSmall};
  max-height: 30vh;
  padding: ${space[1]} ${space[2]};
  border: 0;
  background: none;
  color: ${color.text};
  font-size: ${font.size[14]};
  ${inputText}
  resize: none;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
`

import { SendHorizontal } from 'lucide-react'
import { Suspense, useId } from 'react'
import { MESSAGE_MAX, type ConversationDetail } from 'shared-types'
import { styled } from 'styled-components'
import { isTouch } from '~/lib/use-media.ts'
import { inputText, onPhone } from '~/theme/mixins.ts'
import { color, font, radius, size, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { useCutNote } from '~/ui/use-cut-note.ts'
import { LazyDeskTools } from '../desk/LazyDesk.ts'
import { ColleagueTyping } from './Colleagues.tsx'
import { useComposer } from './use-composer.ts'
import { useTypingSignal } from './use-typing-signal.ts'

type Props = { id: string; detail: ConversationDetail }

/** Only the admin who has taken control may write. */
export function Composer({ id, detail }: Props) {
  const { draft, missing, input, canWrite, isReachable, ...composer } = useComposer(id, detail)
  const signalTyping = useTypingSignal(id)
  const hintId = useId()
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
            isChoosing={composer.isChoosing}
            onChoosing={composer.setChoosing}
            onInsert={composer.handleInsert}
          />
        </Tools>
      </Suspense>
      <Form onSubmit={composer.handleSubmit}>
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
              composer.setDraft(event.target.value)
              signalTyping()
            }}
            onKeyDown={composer.handleKeyDown}
          />
          <Button
            type="submit"
            variant="primary"
            size="small"
            icon={<SendHorizontal />}
            disabled={!canWrite || !draft.trim()}
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
  if (admin_in_control) {
    const keys = isTouch() ? '' : 'Enter sends, Shift+Enter starts a new line, '
    return `You are in control. ${keys}/ finds a saved reply.`
  }
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
  overflow-wrap: anywhere;
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

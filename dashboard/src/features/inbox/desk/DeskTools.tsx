import { Lock, MessageSquareQuote, Sparkles } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import type { ConversationDetail, Source } from 'shared-types'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Sources } from '~/product/Sources.tsx'
import { AttachFiles } from '../files/AttachFiles.tsx'
import { NoteForm } from './NoteForm.tsx'
import { fill } from './placeholders.ts'
import { useSuggest } from './queries.ts'
import { SavedReplies } from './SavedReplies.tsx'

type Props = {
  id: string
  detail: ConversationDetail
  canWrite: boolean
  /** The text field of the composer. */
  input: RefObject<HTMLElement | null>
  /** Whether the list of saved replies is open. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  /** Inserts text into the composer without sending it. */
  onInsert: (text: string) => void
}

/** Tools for writing a reply. A chunk of its own. */
export function DeskTools({ id, detail, canWrite, input, ...choice }: Props) {
  const { isChoosing, onChoosing, onInsert } = choice
  const { user } = useSession()
  const [isNoting, setNoting] = useState(false)
  const [sources, setSources] = useState<Source[]>([])
  const [announcement, setAnnouncement] = useState('')
  const suggest = useSuggest(id)
  const noteButton = useRef<HTMLButtonElement>(null)
  const handleSuggest = () =>
    suggest.mutate(undefined, {
      onSuccess: ({ text, sources: found }) => {
        setSources(found)
        setAnnouncement(
          text ? 'Read the suggestion before you send it.' : 'The agent does not know this.',
        )
        if (text) onInsert(text)
      },
    })
  const handleNoted = () => {
    setNoting(false)
    // Once the button is enabled again.
    setTimeout(() => noteButton.current?.focus())
  }
  const handleChoose = (text: string) => {
    onChoosing(false)
    onInsert(
      fill(text, {
        'visitor name': detail.customer_info.name ?? '',
        'agent name':
          detail.messages.find(({ sender }) => sender.role === 'agent')?.sender.name ?? '',
        'my name': user?.full_name ?? '',
      }),
    )
  }
  return (
    <>
      {isNoting && <NoteForm id={id} onDone={handleNoted} />}
      {announcement && (
        <Said role="status">
          {announcement}
          {sources.length > 0 && <Sources sources={sources} />}
        </Said>
      )}
      <Row role="group" aria-label="Help">
        <Button
          size="small"
          icon={<Sparkles />}
          disabled={!canWrite}
          pending={suggest.isPending}
          onClick={handleSuggest}
        >
          Suggest a reply
        </Button>
        <Button
          size="small"
          icon={<MessageSquareQuote />}
          disabled={!canWrite}
          onClick={() => onChoosing(true)}
        >
          Saved replies
        </Button>
        <Button
          ref={noteButton}
          size="small"
          icon={<Lock />}
          disabled={isNoting}
          onClick={() => setNoting(true)}
        >
          Note
        </Button>
        {!detail.texting && <AttachFiles id={id} canWrite={canWrite} input={input} />}
      </Row>
      {isChoosing && <SavedReplies onChoose={handleChoose} onClose={() => onChoosing(false)} />}
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
const Said = styled.div`
  display: grid;
  gap: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size[12]};
`

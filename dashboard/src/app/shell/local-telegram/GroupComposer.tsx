import { SendHorizontal, X } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { TELEGRAM_MESSAGE_MAX, type LocalGroupMessage } from 'shared-types'
import { styled } from 'styled-components'
import { ellipsis, onPhone } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useSayInGroup } from './queries.ts'

/** The people one can write as; an administrator may hide their name. */
const PEOPLE = {
  member: { label: 'Ada Byron, member', name: 'Ada Byron' },
  other: { label: 'Grace Hopper, member', name: 'Grace Hopper' },
  admin: { label: 'An anonymous admin', name: null },
} as const
type Who = keyof typeof PEOPLE
const OPTIONS = (Object.keys(PEOPLE) as Who[]).map((value) => ({
  value,
  label: PEOPLE[value].label,
}))

type Props = {
  groupId: string
  /** The message that this one replies to. */
  answered: LocalGroupMessage | undefined
  onDone: () => void
}

export function GroupComposer({ groupId, answered, onDone }: Props) {
  const [who, setWho] = useState<Who>('member')
  const [text, setText] = useState('')
  const say = useSayInGroup(groupId)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (answered) input.current?.focus()
  }, [answered])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim() || say.isPending) return
    const { name } = PEOPLE[who]
    say.mutate(
      { name, text, reply_to: answered?.id ?? null },
      {
        onSuccess: () => {
          setText('')
          onDone()
        },
      },
    )
  }
  return (
    <form onSubmit={handleSubmit}>
      {answered && (
        <Answered>
          <span>
            Replying to {answered.from?.name}: {answered.text}
          </span>
          <IconButton label="Do not reply" icon={<X />} onClick={onDone} />
        </Answered>
      )}
      <Line>
        <Select label="Write as" value={who} options={OPTIONS} onChange={setWho} />
        <TextField
          ref={input}
          label="Message to the group"
          placeholder="/ask your question"
          autoComplete="off"
          maxLength={TELEGRAM_MESSAGE_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" icon={<SendHorizontal />} disabled={!text.trim()}>
          Send
        </Button>
      </Line>
      <Hint>The bot sees commands, mentions and replies to it, and nothing else.</Hint>
    </form>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
const Answered = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  span {
    ${ellipsis}
  }
`
const Hint = styled.p`
  margin-top: ${space[2]};
  color: ${color.muted};
  font-size: ${font.size[12]};
`

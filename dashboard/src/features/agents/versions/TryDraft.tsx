import { MessageCircle, RotateCcw } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type AskDraft, QUESTION_MAX, type Source } from 'shared-types'
import { styled } from 'styled-components'
import { Sources } from '~/product/Sources.tsx'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useAskDraft } from './queries.ts'

type Turn = AskDraft['history'][number] & { sources?: Source[] }

/** The answer to an earlier question is sent along with the next one, as in a visitor's chat; older pending ones are abandoned. */
const TURNS_KEPT = 40

/** A chat with the draft, which only the owner sees. */
export function TryDraft({ agentId }: { agentId: string }) {
  const [turns, setTurns] = useState<Turn[]>([])
  const [text, setText] = useState('')
  const { mutate: ask, isPending } = useAskDraft(agentId)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const question = text.trim()
    if (!question || isPending) return
    const history = turns.slice(-TURNS_KEPT).map(({ role, text: words }) => ({ role, text: words }))
    const asked: Turn = { role: 'customer', text: question }
    ask(
      { history, text: question },
      {
        onSuccess: (reply) => {
          setText((now) => (now === text ? '' : now))
          setTurns((before) => [
            ...before,
            asked,
            { role: 'agent', text: reply.said, sources: reply.sources },
          ])
        },
      },
    )
  }
  return (
    <Card aria-labelledby="try-draft">
      <CardTitle id="try-draft">Try the draft</CardTitle>
      <Muted>You talk to it as a visitor would. Nobody else hears it, and nothing is kept.</Muted>
      <Log role="log" aria-label="Chat with the draft" aria-busy={isPending}>
        {turns.map(({ role, text: words, sources }, at) => (
          <Bubble key={at} $isOwn={role === 'customer'}>
            <small>{role === 'customer' ? 'You' : 'Draft'}</small>
            <p>{words}</p>
            {sources && sources.length > 0 && <Sources sources={sources} />}
          </Bubble>
        ))}
      </Log>
      <Form onSubmit={handleSubmit}>
        <TextField
          label="Message"
          maxLength={QUESTION_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Row>
          <Button
            type="submit"
            icon={<MessageCircle />}
            disabled={!text.trim()}
            pending={isPending}
          >
            Ask
          </Button>
          {turns.length > 0 && (
            <Button variant="quiet" icon={<RotateCcw />} onClick={() => setTurns([])}>
              Start over
            </Button>
          )}
        </Row>
      </Form>
    </Card>
  )
}

const Muted = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Log = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[4]};
  &:empty {
    display: none;
  }
`
const Bubble = styled.div<{ $isOwn: boolean }>`
  justify-self: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  max-width: min(100%, 60ch);
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${({ $isOwn }) => ($isOwn ? color.raised : color.surface)};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  small {
    color: ${color.muted};
    font-size: ${font.size[12]};
  }
`
const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[4]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

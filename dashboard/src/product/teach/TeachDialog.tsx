import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type KnowledgeGap, MESSAGE_MAX, QUESTION_MAX, type TaughtAnswer } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { Choices } from './Choices.tsx'
import { openQuestionsQuery, otherAgentsQuery, taughtQuery, useTeach } from './queries.ts'

/** The initial content of the form. */
export type Draft = { question: string; answer: string }

type Props = {
  agentId: string
  onClose: () => void
  draft?: Draft
  /** The id of the answer to change. */
  answerId?: string | null
  /** The open question that it answers; its group is answered with it. */
  gapId?: string | null
}

/** The form for the owner's own answer to a question: from then on the agent gives it to anybody who asks this, in whatever words. */
export function TeachDialog({ answerId = null, ...props }: Props) {
  const { agentId, onClose } = props
  const answers = useQuery(taughtQuery(agentId))
  const questions = useQuery(openQuestionsQuery(agentId))
  const [taught, open] = [answers.data, questions.data]
  const isLost = answers.isError || questions.isError
  const answer = taught?.answers.find(({ id }) => id === answerId)
  return (
    <Dialog
      open
      onClose={onClose}
      title={answer ? 'Change the answer' : 'Answer a question'}
      description="The next visitor who asks this gets your answer, also in other words. It stands above all other sources."
    >
      {taught && open ? (
        <TeachForm {...props} answer={answer} open={open} />
      ) : (
        !isLost && <SkeletonRows label="Loading" count={3} height={56} />
      )}
      {isLost && !(taught && open) && (
        <ErrorState
          title="What this agent was taught could not be loaded"
          onRetry={() => void Promise.all([answers.refetch(), questions.refetch()])}
        />
      )}
    </Dialog>
  )
}

function TeachForm({
  agentId,
  onClose,
  draft,
  gapId,
  answer,
  open,
}: Props & { answer: TaughtAnswer | undefined; open: KnowledgeGap[] }) {
  const asked = open.find(({ id }) => id === gapId)
  const maybe = asked?.near_ids ?? []
  const isOfGroup = (gap: KnowledgeGap) => asked && !gap.covered && gap.group_id === asked.group_id
  const same = open.filter((gap) => isOfGroup(gap) && !maybe.includes(gap.id))
  const near = maybe.flatMap((id) => open.filter((gap) => gap.id === id && !gap.covered))
  const [question, setQuestion] = useState(answer?.question ?? draft?.question ?? '')
  const [text, setText] = useState(answer?.answer ?? draft?.answer ?? '')
  const [ways, setWays] = useState(answer?.phrasings.join('\n') ?? '')
  const [gaps, setGaps] = useState<string[]>(same.map(({ id }) => id))
  const [users, setUsers] = useState<string[]>(answer?.linked.map(({ id }) => id) ?? [])
  const { data: agents } = useQuery(otherAgentsQuery())
  const { mutate: teach, isPending } = useTeach(agentId, answer?.id ?? null)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const phrasings = ways
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    teach(
      { question, answer: text, phrasings, agent_ids: users, gap_ids: gaps },
      { onSuccess: onClose },
    )
  }
  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        label="Question"
        required
        maxLength={QUESTION_MAX}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <TextArea
        label="Your answer"
        required
        autoFocus={question !== ''}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {same.length + near.length > 1 && (
        <Choices
          label="Questions that were asked"
          hint={
            near.length > 0
              ? 'Tick those that this answer fits. What is not ticked may ask something else.'
              : undefined
          }
          options={[...same, ...near].map(({ id, question: name }) => ({ id, name }))}
          chosen={gaps}
          onChange={setGaps}
        />
      )}
      <TextArea
        label="Other ways to ask it"
        rows={2}
        hint="One on each line. The agent mostly recognises other words by itself; what you write here it always recognises."
        value={ways}
        onChange={(event) => setWays(event.target.value)}
      />
      <Choices
        label="Give this answer with other agents, too"
        options={(agents ?? []).filter(({ id }) => id !== agentId)}
        chosen={users}
        onChange={setUsers}
      />
      <Foot>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" pending={isPending}>
          Save answer
        </Button>
      </Foot>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`
const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
`

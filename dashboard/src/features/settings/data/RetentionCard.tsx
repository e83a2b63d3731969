import type { FormEvent } from 'react'
import type { Retention } from 'shared-types'
import { styled } from 'styled-components'
import { useTyped } from '~/lib/use-typed.ts'
import { confirm } from '~/stores/confirm.ts'
import { onPhone } from '~/theme/mixins.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Select } from '~/ui/Select.tsx'
import { daysOf, periodsOf, valueOf, whatGoes, type Kept } from './periods.ts'
import { useKeep } from './queries.ts'

const KINDS: { kind: Kept; label: string; hint: string }[] = [
  {
    kind: 'conversations',
    label: 'Conversations',
    hint: 'Of the inbox, from their last message on.',
  },
  { kind: 'calls', label: 'Calls', hint: 'With their transcripts, from their end on.' },
  { kind: 'recordings', label: 'Recordings', hint: 'Of messages callers left; the call stays.' },
  {
    kind: 'questions',
    label: 'Unanswered questions',
    hint: 'From the last time somebody asked.',
  },
]

const sentences = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** How long conversations and calls are kept. */
export function RetentionCard({ stored }: { stored: Retention }) {
  const { fields: chosen, change, letGo } = useTyped(stored)
  const { mutate: keep, isPending } = useKeep()
  const isChanged = KINDS.some(({ kind }) => chosen[kind] !== stored[kind])

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const goes = whatGoes(stored, chosen)
    const isSure = goes.length === 0 || (await askWhetherSure(goes))
    if (isSure) keep(chosen, { onSuccess: () => letGo(chosen) })
  }

  return (
    <Card as="section" aria-labelledby="retention">
      <CardTitle id="retention">How long things are kept</CardTitle>
      <Text>
        What is older is deleted by itself, within the hour and for good. Recordings are deleted at
        the telephone company too.
      </Text>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <Choices>
          {KINDS.map(({ kind, label, hint }) => (
            <Select
              key={kind}
              label={label}
              hint={hint}
              value={valueOf(chosen[kind])}
              options={periodsOf(kind, stored[kind])}
              onChange={(value) => change({ [kind]: daysOf(value) })}
            />
          ))}
        </Choices>
        <Button variant="primary" type="submit" disabled={!isChanged} pending={isPending}>
          Save
        </Button>
      </form>
    </Card>
  )
}

const askWhetherSure = (goes: string[]) =>
  confirm({
    title: 'Delete what is older?',
    body: `Within the hour these go for good: ${sentences.format(goes)}.`,
    action: 'Save and delete',
    danger: true,
  })

const Text = styled.p`
  max-width: 680px;
  margin-top: ${space[2]};
  color: ${color.muted};
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  max-width: 680px;
  gap: ${space[5]} ${space[6]};
  margin: ${space[5]} 0 ${space[6]};
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type ChatbotConfig, PROACTIVE_MAX, type ProactiveMessage } from 'shared-types'
import { useTyped } from '~/lib/use-typed.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useSaveAppearance } from '../queries.ts'
import { areSame, linesOf, numberOf, problemsOf, tidy } from './drafts.ts'
import { Item, Pair, Part } from './Part.tsx'

/** A message whose pages are lines, as they are typed. */
type Draft = Omit<ProactiveMessage, 'paths'> & { paths: string }

const draftOf = (message: ProactiveMessage): Draft => ({
  ...message,
  paths: (message.paths ?? []).join('\n'),
})

const messageOf = (draft: Draft): ProactiveMessage => {
  const paths = linesOf(draft.paths)
  return { ...draft, paths: paths.length > 0 ? paths : undefined }
}

/** Messages that the widget shows by itself. */
export function MessagesForm({ stored }: { stored: ChatbotConfig }) {
  const before = stored.options.messages ?? []
  const { mutate: save, isPending } = useSaveAppearance()
  const { fields, change, discard, letGo } = useTyped({ drafts: before.map(draftOf) })
  const { drafts } = fields
  const messages = drafts.map(messageOf)
  const options = tidy({ ...stored.options, messages })
  const [wasRefused, setRefused] = useState(false)
  const problems = problemsOf(options)
  const handleSave = () => {
    const isWrong = Object.keys(problems).length > 0
    setRefused(isWrong)
    if (isWrong) return
    save({ agent_id: stored.agent_id, options }, { onSuccess: () => letGo({ drafts }) })
  }
  return (
    <Part
      title="Messages of its own accord"
      intro="Shown beside the launcher once a visitor, when all you ask of it holds; never while somebody types or is in a conversation."
      save="Save messages"
      hasChanges={!areSame(messages, before)}
      pending={isPending}
      onSave={handleSave}
      onDiscard={discard}
    >
      {drafts.map((draft, at) => (
        <MessageFields
          // oxlint-disable-next-line react/no-array-index-key -- they have no name but their place
          key={at}
          name={`Message ${at + 1}`}
          draft={draft}
          problem={(field) => (wasRefused ? problems[`messages.${at}.${field}`] : undefined)}
          onChange={(changed) =>
            change({ drafts: drafts.map((each, n) => (n === at ? changed : each)) })
          }
          onRemove={() => change({ drafts: drafts.filter((_, n) => n !== at) })}
        />
      ))}
      {drafts.length < PROACTIVE_MAX && (
        <div>
          <Button
            icon={<Plus />}
            onClick={() => change({ drafts: [...drafts, { text: '', after: 10, paths: '' }] })}
          >
            Add a message
          </Button>
        </div>
      )}
    </Part>
  )
}

type FieldsProps = {
  name: string
  draft: Draft
  problem: (field: string) => string | undefined
  onChange: (draft: Draft) => void
  onRemove: () => void
}

function MessageFields({ name, draft, problem, onChange, onRemove }: FieldsProps) {
  return (
    <Item role="group" aria-label={name}>
      <TextArea
        label="Message"
        rows={2}
        maxLength={200}
        value={draft.text}
        error={problem('text')}
        aside={
          <IconButton
            label={`Remove ${name.toLowerCase()}`}
            icon={<Trash2 size={16} />}
            onClick={onRemove}
          />
        }
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
      />
      <Pair>
        <TextField
          label="After seconds"
          inputMode="numeric"
          placeholder="At once"
          value={draft.after ?? ''}
          error={problem('after')}
          onChange={(event) => onChange({ ...draft, after: numberOf(event.target.value) })}
        />
        <TextField
          label="Scrolled, percent"
          inputMode="numeric"
          placeholder="Wherever"
          value={draft.scroll ?? ''}
          error={problem('scroll')}
          onChange={(event) => onChange({ ...draft, scroll: numberOf(event.target.value) })}
        />
        <Select
          label="Visitors"
          value={draft.visitors ?? ''}
          options={[
            { value: '', label: 'All' },
            { value: 'new', label: 'On their first visit' },
            { value: 'returning', label: 'Who come back' },
          ]}
          onChange={(visitors) => onChange({ ...draft, visitors: visitors || undefined })}
        />
      </Pair>
      <TextArea
        label="On these pages"
        hint="One path a line, like /pricing or /docs/*. Empty: on all."
        rows={1}
        value={draft.paths}
        error={problem('paths')}
        onChange={(event) => onChange({ ...draft, paths: event.target.value })}
      />
    </Item>
  )
}

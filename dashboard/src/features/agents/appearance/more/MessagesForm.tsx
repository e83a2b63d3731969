import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type ChatbotConfig, PROACTIVE_MAX, type ProactiveMessage } from 'shared-types'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useSaveAppearance } from '../queries.ts'
import { areSame, linesOf, numberOf, problemsOf, tidy } from './drafts.ts'
import { Item, Pair, Part } from './Part.tsx'

/** Messages that the widget shows by itself. */
export function MessagesForm({ stored }: { stored: ChatbotConfig }) {
  const before = stored.options.messages ?? []
  const { mutate: save, isPending } = useSaveAppearance()
  const [messages, setMessages] = useState(before)
  const options = tidy({ ...stored.options, messages })
  const [wasRefused, setRefused] = useState(false)
  const problems = problemsOf(options)
  const handleSave = () => {
    const isWrong = Object.keys(problems).length > 0
    setRefused(isWrong)
    if (!isWrong) save({ agent_id: stored.agent_id, options })
  }
  return (
    <Part
      title="Messages of its own accord"
      intro="Shown beside the launcher once a visitor, when all you ask of it holds; never while somebody types or is in a conversation."
      save="Save messages"
      hasChanges={!areSame(messages, before)}
      pending={isPending}
      onSave={handleSave}
      onDiscard={() => setMessages(before)}
    >
      {messages.map((message, at) => (
        <MessageFields
          // oxlint-disable-next-line react/no-array-index-key -- they have no name but their place
          key={at}
          name={`Message ${at + 1}`}
          message={message}
          problem={(field) => (wasRefused ? problems[`messages.${at}.${field}`] : undefined)}
          onChange={(changed) =>
            setMessages(messages.map((each, n) => (n === at ? changed : each)))
          }
          onRemove={() => setMessages(messages.filter((_, n) => n !== at))}
        />
      ))}
      {messages.length < PROACTIVE_MAX && (
        <div>
          <Button
            icon={<Plus />}
            onClick={() => setMessages([...messages, { text: '', after: 10 }])}
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
  message: ProactiveMessage
  problem: (field: string) => string | undefined
  onChange: (message: ProactiveMessage) => void
  onRemove: () => void
}

function MessageFields({ name, message, problem, onChange, onRemove }: FieldsProps) {
  const [paths, setPaths] = useState((message.paths ?? []).join('\n'))
  return (
    <Item role="group" aria-label={name}>
      <TextArea
        label="Message"
        rows={2}
        maxLength={200}
        value={message.text}
        error={problem('text')}
        aside={
          <IconButton
            label={`Remove ${name.toLowerCase()}`}
            icon={<Trash2 size={16} />}
            onClick={onRemove}
          />
        }
        onChange={(event) => onChange({ ...message, text: event.target.value })}
      />
      <Pair>
        <TextField
          label="After seconds"
          inputMode="numeric"
          placeholder="At once"
          value={message.after ?? ''}
          error={problem('after')}
          onChange={(event) => onChange({ ...message, after: numberOf(event.target.value) })}
        />
        <TextField
          label="Scrolled, percent"
          inputMode="numeric"
          placeholder="Wherever"
          value={message.scroll ?? ''}
          error={problem('scroll')}
          onChange={(event) => onChange({ ...message, scroll: numberOf(event.target.value) })}
        />
        <Select
          label="Visitors"
          value={message.visitors ?? ''}
          options={[
            { value: '', label: 'All' },
            { value: 'new', label: 'On their first visit' },
            { value: 'returning', label: 'Who come back' },
          ]}
          onChange={(visitors) => onChange({ ...message, visitors: visitors || undefined })}
        />
      </Pair>
      <TextArea
        label="On these pages"
        hint="One path a line, like /pricing or /docs/*. Empty: on all."
        rows={1}
        value={paths}
        error={problem('paths')}
        onChange={(event) => {
          setPaths(event.target.value)
          onChange({ ...message, paths: linesOf(event.target.value) })
        }}
      />
    </Item>
  )
}

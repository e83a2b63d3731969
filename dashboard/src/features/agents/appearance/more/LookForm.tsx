import type { ChatbotConfig, WidgetOptions } from 'shared-types'
import { useTyped } from '~/lib/use-typed.ts'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useSaveAppearance } from '../queries.ts'
import { areSame, linesOf, numberOf, problemsOf, tidy } from './drafts.ts'
import { Pair, Part } from './Part.tsx'

type Props = { stored: ChatbotConfig; onPreview: (options: WidgetOptions) => void }

/** Where the widget is placed, how it looks apart from its colours, and on which pages it is not shown. */
export function LookForm({ stored, onPreview }: Props) {
  const { mutate: save, isPending } = useSaveAppearance()
  const hide = (stored.options.hide ?? []).join('\n')
  const look = useTyped({ ...stored.options, hide })
  const { fields, typed } = look
  const options = tidy({ ...fields, hide: linesOf(fields.hide) })
  const problems = problemsOf(options)
  const change = (changed: Omit<WidgetOptions, 'hide'>) => {
    look.change(changed)
    onPreview({ ...options, ...changed })
  }
  const number = (name: 'edge' | 'bottom' | 'size' | 'radius', label: string, usual: number) => (
    <TextField
      label={label}
      inputMode="numeric"
      placeholder={String(usual)}
      value={fields[name] ?? ''}
      error={problems[name]}
      onChange={(event) => change({ [name]: numberOf(event.target.value) })}
    />
  )
  return (
    <Part
      title="Place and look"
      intro="Sizes and distances are in pixels; empty fields stay as they come."
      save="Save look"
      hasChanges={!areSame(options, tidy(stored.options))}
      pending={isPending}
      onSave={() =>
        Object.keys(problems).length === 0 &&
        save({ agent_id: stored.agent_id, options }, { onSuccess: () => look.letGo(typed) })
      }
      onDiscard={() => {
        look.discard()
        onPreview(stored.options)
      }}
    >
      <Pair>
        <Select
          label="Side"
          value={fields.side ?? ''}
          options={[
            { value: '', label: 'Where lines end' },
            { value: 'right', label: 'Right' },
            { value: 'left', label: 'Left' },
          ]}
          onChange={(side) => change({ side: side || undefined })}
        />
        <Select
          label="Light or dark"
          value={fields.theme ?? ''}
          options={[
            { value: '', label: 'As the visitor’s system' },
            { value: 'light', label: 'Always light' },
            { value: 'dark', label: 'Always dark' },
          ]}
          onChange={(theme) => change({ theme: theme || undefined })}
        />
        {number('edge', 'From the side', 20)}
        {number('bottom', 'From the bottom', 20)}
        {number('size', 'Size of the launcher', 56)}
        {number('radius', 'Corners of the panel', 16)}
        <TextField
          label="Text on the launcher"
          placeholder="An icon alone"
          maxLength={30}
          value={fields.label ?? ''}
          error={problems['label']}
          onChange={(event) => change({ label: event.target.value })}
        />
        <Select
          label="Font"
          value={fields.font ?? ''}
          options={[
            { value: '', label: 'Its own' },
            { value: 'page', label: 'That of the page' },
          ]}
          onChange={(font) => change({ font: font || undefined })}
        />
      </Pair>
      <Switch
        label="Powered by Nexus"
        hint="The line at the foot of the chat."
        checked={fields.powered !== false}
        onChange={(isShown) => change({ powered: isShown ? undefined : false })}
      />
      <TextArea
        label="Hidden on these pages"
        hint="One path a line, like /checkout. A star at the end means everything that begins so: /account/*"
        rows={2}
        value={fields.hide}
        error={problems['hide']}
        onChange={(event) => look.change({ hide: event.target.value })}
      />
    </Part>
  )
}

import { useState } from 'react'
import { type ChatbotConfig, LEAD_INTRO, LEAD_LABELS, LeadForm, leads } from 'shared-types'
import { fileOf } from '~/lib/paths.ts'
import { useTyped } from '~/lib/use-typed.ts'
import { DownloadLink } from '~/ui/DownloadLink.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { useSaveAppearance } from '../queries.ts'
import { areSame } from './drafts.ts'
import { LeadFields } from './LeadFields.tsx'
import { Part } from './Part.tsx'

const FIRST: LeadForm = {
  when: 'before',
  intro: LEAD_INTRO,
  fields: [
    { kind: 'name', label: LEAD_LABELS.name, required: false },
    { kind: 'email', label: LEAD_LABELS.email, required: true },
  ],
}

/** The questions of the form that visitors fill in. */
export function LeadFormEditor({ stored }: { stored: ChatbotConfig }) {
  const before = stored.lead_form
  const { mutate: save, isPending } = useSaveAppearance()
  const { fields, change, discard, letGo } = useTyped({ form: before })
  const { form } = fields
  const [wasRefused, setRefused] = useState(false)
  const problem = form ? LeadForm.safeParse(form).error?.issues[0]?.message : undefined
  const handleSave = () => {
    setRefused(Boolean(problem))
    if (!problem)
      save({ agent_id: stored.agent_id, lead_form: form }, { onSuccess: () => letGo({ form }) })
  }
  return (
    <Part
      title="A form for visitors"
      intro="What they write is with their conversation in the inbox, and in a file of all leads."
      save="Save form"
      hasChanges={!areSame(form, before)}
      pending={isPending}
      onSave={handleSave}
      onDiscard={discard}
      aside={
        <DownloadLink href={fileOf(leads.exported.path, '')} label="Download all leads as CSV">
          Leads
        </DownloadLink>
      }
    >
      <Select
        label="Ask visitors who they are"
        value={form?.when ?? ''}
        options={[
          { value: '', label: 'Never' },
          { value: 'before', label: 'Before they write' },
          { value: 'within', label: 'After the first answer' },
        ]}
        onChange={(when) => change({ form: when ? { ...(form ?? FIRST), when } : null })}
      />
      {form && (
        <>
          <TextArea
            label="What you say above the fields"
            rows={2}
            maxLength={200}
            value={form.intro}
            onChange={(event) => change({ form: { ...form, intro: event.target.value } })}
          />
          <LeadFields
            fields={form.fields}
            problem={wasRefused ? problem : undefined}
            onChange={(asked) => change({ form: { ...form, fields: asked } })}
          />
        </>
      )}
    </Part>
  )
}

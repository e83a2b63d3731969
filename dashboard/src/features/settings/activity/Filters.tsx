import { type audit, type AuditKind, BY_PRODUCT, type Output } from 'shared-types'
import { styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { space } from '~/theme/tokens.ts'
import { Select } from '~/ui/Select.tsx'
import type { ActivityFilter } from './queries.ts'

type Props = {
  people: NonNullable<Output<typeof audit.list>['people']>
  filter: ActivityFilter
  onChange: (filter: ActivityFilter) => void
}

const KINDS: Record<AuditKind, string> = {
  access: 'Sign-ins, API keys and assistants',
  team: 'Team and account',
  agents: 'Agents',
  knowledge: 'Knowledge',
  conversations: 'Conversations',
  calls: 'Calls and numbers',
  people: 'Contacts, people and appointments',
  other: 'Webhooks and reports',
}
const KIND_OPTIONS = [
  { value: '' as const, label: 'Everything' },
  // The cast is safe: these are the keys of a record.
  ...Object.entries(KINDS).map(([value, label]) => ({ value: value as AuditKind, label })),
]

/** Limits the activity to one person, and to one kind of action. */
export function Filters({ people, filter, onChange }: Props) {
  const everybody = [
    { value: '', label: 'Everybody' },
    ...people.map(({ email, name }) => ({ value: email, label: name ?? email })),
    { value: BY_PRODUCT, label: 'Nexus by itself' },
  ]
  return (
    <Row>
      <Select
        label="Who"
        value={filter.by}
        options={everybody}
        onChange={(by) => onChange({ ...filter, by })}
      />
      <Select
        label="What"
        value={filter.kind}
        options={KIND_OPTIONS}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 280px));
  gap: ${space[3]};
  ${onPhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

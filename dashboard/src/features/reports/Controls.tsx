import { useQuery } from '@tanstack/react-query'
import { REPORT_BY_DAY_MAX, ReportSource, daysFrom, type ReportGroup } from 'shared-types'
import { styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { space } from '~/theme/tokens.ts'
import { Select } from '~/ui/Select.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { PERIODS } from './period.ts'
import { agentsQuery } from './queries.ts'
import type { Choice } from './use-choice.ts'
import { SOURCE_NAMES } from './words.ts'

const GROUPS: { value: ReportGroup; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'agent', label: 'Agent' },
  { value: 'channel', label: 'Channel' },
]
const CHANNELS = [
  { value: '', label: 'All channels' },
  ...ReportSource.options.map((value) => ({ value, label: SOURCE_NAMES[value] })),
] as const

type Props = { choice: Choice; onChange: (change: Partial<Choice>) => void }

/** Filters of the report: period, agent, channel and grouping. */
export function Controls({ choice, onChange }: Props) {
  const { data: agents = [] } = useQuery(agentsQuery())
  const { period, from, to, group, agentId, channel } = choice
  const isLong = daysFrom(from, to) > REPORT_BY_DAY_MAX
  return (
    <Bar role="group" aria-label="What the reports tell">
      <Select
        label="Period"
        value={period}
        options={PERIODS}
        onChange={(next) => onChange({ period: next })}
      />
      {period === 'own' && (
        <>
          <TextField
            label="From"
            type="date"
            value={from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
          <TextField
            label="To"
            type="date"
            value={to}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </>
      )}
      <Select
        label="By"
        value={group}
        options={GROUPS.map((option) => ({
          ...option,
          disabled: option.value === 'day' && isLong,
        }))}
        onChange={(next) => onChange({ group: next })}
      />
      <Select
        label="Agent"
        value={agentId}
        options={[
          { value: '', label: 'All agents' },
          ...agents.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(next) => onChange({ agentId: next })}
      />
      <Select
        label="Channel"
        value={channel}
        options={CHANNELS}
        onChange={(next) => onChange({ channel: next })}
      />
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space[3]};
  ${onPhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

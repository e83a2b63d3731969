import { Plus, Trash2 } from 'lucide-react'
import { HOURS_DAYS_MAX, type SpecialDays } from 'shared-types'
import { styled } from 'styled-components'
import { localDay } from '~/lib/local-day.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { newSpecialDays } from './draft.ts'
import { SpanList } from './SpanList.tsx'

type Props = {
  days: SpecialDays[]
  errors: Record<string, string>
  onChange: (days: SpecialDays[]) => void
}

/** Holidays and other days that differ from the usual week. */
export function SpecialDaysList({ days, errors, onChange }: Props) {
  const change = (at: number, changed: Partial<SpecialDays>) =>
    onChange(days.map((each, n) => (n === at ? { ...each, ...changed } : each)))
  const add = () => onChange([...days, newSpecialDays(localDay(new Date()))])
  return (
    <Stack>
      <div>
        <Title>Holidays and special days</Title>
        <Hint>Closed, or with hours of their own, whatever the week says.</Hint>
      </div>
      {days.map((each, at) => {
        const name = each.name || `Special days ${at + 1}`
        return (
          // oxlint-disable-next-line react/no-array-index-key -- they have no name but their place
          <Entry key={at} role="group" aria-label={name}>
            <Fields>
              <TextField
                label="Name"
                placeholder="Christmas"
                maxLength={60}
                value={each.name}
                onChange={(event) => change(at, { name: event.target.value })}
              />
              <TextField
                label="First day"
                type="date"
                value={each.first}
                onChange={(event) => change(at, { first: event.target.value })}
              />
              <TextField
                label="Last day"
                type="date"
                min={each.first}
                value={each.last}
                onChange={(event) => change(at, { last: event.target.value })}
              />
              <IconButton
                label={`Remove ${name}`}
                icon={<Trash2 size={16} />}
                onClick={() => onChange(days.filter((_, n) => n !== at))}
              />
            </Fields>
            <SpanList
              of={name}
              spans={each.spans}
              error={errors[`special_days.${at}`]}
              onChange={(spans) => change(at, { spans })}
            />
          </Entry>
        )
      })}
      {days.length < HOURS_DAYS_MAX && (
        <div>
          <Button icon={<Plus />} onClick={add}>
            Add days
          </Button>
        </div>
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`
const Title = styled.h3`
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Entry = styled.div`
  display: grid;
  gap: ${space[2]};
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 150px 150px auto;
  align-items: end;
  gap: ${space[2]};
  @container (width < 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

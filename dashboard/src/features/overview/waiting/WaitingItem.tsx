import { AtSign, CalendarClock, CircleHelp, Headset, PhoneMissed, Voicemail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ellipsis, onPhone } from '~/theme/mixins.ts'
import { color, font, motion, radius, size, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { useSettleAppointment } from '../queries.ts'
import type { WaitingKind, WaitingRow } from './waiting-rows.ts'

const ICONS: Record<WaitingKind, ReactNode> = {
  person: <Headset />,
  mention: <AtSign />,
  message: <Voicemail />,
  missed: <PhoneMissed />,
  appointment: <CalendarClock />,
  question: <CircleHelp />,
}

export function WaitingItem({ row }: { row: WaitingRow }) {
  return (
    <Item>
      <Box to={row.to} data-row>
        <Icon aria-hidden $isPressing={row.kind === 'person'}>
          {ICONS[row.kind]}
        </Icon>
        <Words>
          <Title>{row.title}</Title>
          {row.detail && <Detail>{row.detail}</Detail>}
        </Words>
        <When>{row.when}</When>
      </Box>
      {row.kind === 'appointment' && <Done row={row} />}
    </Item>
  )
}

/** Nothing in the data shows that an appointment was handled, so a person has to mark it. */
function Done({ row }: { row: WaitingRow }) {
  const { mutate: settle, isPending } = useSettleAppointment()
  return (
    <Button
      size="small"
      aria-label={`Done: ${row.title}, ${row.when}`}
      pending={isPending}
      onClick={() => settle({ id: row.id, settled: true })}
    >
      Done
    </Button>
  )
}

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  > button {
    margin-right: ${space[3]};
  }
`
const Box = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${size.controlLarge};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  transition: background ${motion.fast};
  ${onPhone} {
    flex-wrap: wrap;
    row-gap: 0;
  }
  &:hover {
    background: ${color.sunken};
  }
`
const Icon = styled.span<{ $isPressing: boolean }>`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: ${space[8]};
  height: ${space[8]};
  border-radius: ${radius.medium};
  background: ${({ $isPressing }) => ($isPressing ? color.accentSoft : color.sunken)};
  color: ${({ $isPressing }) => ($isPressing ? color.accentText : color.muted)};
  svg {
    width: ${size.icon};
    height: ${size.icon};
  }
`
const Words = styled.span`
  display: block;
  flex: 1;
  min-width: 0;
`
const Title = styled.span`
  ${ellipsis}
  display: block;
  font-weight: ${font.weight.medium};
  ${onPhone} {
    white-space: normal;
  }
`
const Detail = styled.span`
  ${ellipsis}
  display: block;
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const When = styled.span`
  flex-shrink: 0;
  max-width: 40%;
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-variant-numeric: tabular-nums;
  text-align: right;
  ${onPhone} {
    flex-basis: 100%;
    max-width: none;
    padding-left: calc(${space[8]} + ${space[3]});
    text-align: left;
  }
`

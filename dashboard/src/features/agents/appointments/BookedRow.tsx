import type { ReactNode } from 'react'
import type { BookedAppointment } from 'shared-types'
import { styled } from 'styled-components'
import { REGION } from '~/lib/region.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'

type Props = {
  booked: BookedAppointment
  /** Past appointments may be of an earlier year. */
  hasYear?: boolean
  /** Its buttons. */
  children: ReactNode
}

/** An appointment in a list: when, with whom, what for and what can be done. */
export const BookedRow = ({ booked, hasYear = false, children }: Props) => (
  <Row>
    <When dateTime={booked.starts_at}>
      {(hasYear ? WHEN_EVER : WHEN).format(new Date(booked.starts_at))}
    </When>
    <Who>
      <strong>{attendeeOf(booked)}</strong>
      <small>{[reachedBy(booked), `with ${booked.person}`].filter(Boolean).join(' · ')}</small>
      {booked.note && <small>“{booked.note}”</small>}
      {booked.state === 'cancelled' && <small>Cancelled</small>}
      {booked.trouble && <Trouble>{booked.trouble}</Trouble>}
    </Who>
    <Actions>{children}</Actions>
  </Row>
)

/** Who an appointment was made by; their name is gone once they are erased. */
export const attendeeOf = ({ name }: BookedAppointment) => name || 'an erased visitor'

const reachedBy = ({ email, phone }: BookedAppointment) => [email, phone].filter(Boolean).join(', ')

const TIME = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const
const WHEN = new Intl.DateTimeFormat(REGION, TIME)
const WHEN_EVER = new Intl.DateTimeFormat(REGION, { ...TIME, year: 'numeric' })

export const BookedRows = styled.ul`
  display: grid;
  margin-top: ${space[4]};
  border-top: 1px solid ${color.line};
`
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} 0;
  border-bottom: 1px solid ${color.line};
`
const When = styled.time`
  ${tabular}
  flex: 0 0 170px;
  font-weight: ${font.weight.medium};
`
const Who = styled.div`
  display: grid;
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: ${color.muted};
    font-size: ${font.size[13]};
  }
`
const Trouble = styled.span`
  color: ${color.negative};
  font-size: ${font.size[13]};
`
const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
`
/** A sentence where there is nothing, or not everything, to show. */
export const Remark = styled.p`
  margin-top: ${space[4]};
  color: ${color.muted};
`

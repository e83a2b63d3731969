import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import type { InboxState } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, motion, radius, size, space } from '~/theme/tokens.ts'
import { countsQuery } from './queries.ts'
import { Waiting } from './Waiting.tsx'

const STATES: readonly { state: InboxState | undefined; label: string; key: string }[] = [
  { state: undefined, label: 'All', key: '1' },
  { state: 'open', label: 'Open', key: '2' },
  { state: 'waiting', label: 'Waiting', key: '3' },
  { state: 'mine', label: 'Mine', key: '4' },
  { state: 'unassigned', label: 'Unassigned', key: '5' },
  { state: 'resolved', label: 'Resolved', key: '6' },
]
const MANY = 99

type Props = { state: InboxState | undefined; isSearch: boolean }

/** The filter by state and, above it, the conversations that wait for a person. */
export function States({ state, isSearch }: Props) {
  const { data: counts } = useQuery(countsQuery())
  const { pathname, search } = useLocation()
  const addressOf = (next: InboxState | undefined) => {
    const params = new URLSearchParams(search)
    params.delete('q')
    if (next) params.set('state', next)
    else params.delete('state')
    return { pathname, search: params.toString() }
  }
  // States that need action show a number; the numbers of the others would only grow.
  const countOf = (name: InboxState | undefined) =>
    (name === 'waiting' || name === 'mine') && counts ? counts[name] : 0
  return (
    <>
      <Bar aria-label="Which conversations">
        {STATES.map(({ state: name, label, key }) => (
          <State
            key={label}
            to={addressOf(name)}
            replace
            data-shortcut={key}
            data-does={`Show conversations: ${label}`}
            aria-current={name === state && !isSearch ? 'true' : undefined}
          >
            {label}
            {countOf(name) > 0 && (
              <Count>{countOf(name) > MANY ? `${MANY}+` : countOf(name)}</Count>
            )}
          </State>
        ))}
      </Bar>
      {!state && !isSearch && <Waiting />}
    </>
  )
}

const Bar = styled.nav`
  display: grid;
  flex-shrink: 0;
  grid-template-columns: repeat(3, 1fr);
  padding: ${space[1]} ${space[3]};
`
const State = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  height: ${size.controlSmall};
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  transition: color ${motion.fast};
  &:hover,
  &[aria-current] {
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Count = styled.span`
  color: ${color.neutralText};
  font-variant-numeric: tabular-nums;
`

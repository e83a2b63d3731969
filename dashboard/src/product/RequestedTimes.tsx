import { CalendarPlus } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, radius, size, space } from '~/theme/tokens.ts'

export type RequestedTime = {
  id: string
  /** Day and time. */
  when: string
  /** The time zone. */
  whose: string
  /** The words that were said. */
  words: string
  /** Address of the calendar file. */
  file: string
}

/** Times that somebody asked for, each with a calendar file. */
export function RequestedTimes({ times }: { times: RequestedTime[] }) {
  return (
    <List>
      {times.map(({ id, when, whose, words, file }) => (
        <li key={id}>
          <b>{when}</b>
          <small>Requested, not confirmed · {whose}</small>
          <q>{words}</q>
          <Download href={file} download aria-label={`Calendar file for ${when}`}>
            <CalendarPlus aria-hidden />
            Calendar file
          </Download>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${font.size[13]};
  li {
    display: grid;
    gap: ${space.half};
    padding: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
  }
  b {
    font-weight: ${font.weight.semibold};
  }
  small {
    color: ${color.muted};
    font-size: ${font.size[12]};
  }
  q {
    overflow-wrap: anywhere;
  }
`
const Download = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space[1]};
  margin-top: ${space[1]};
  color: ${color.accentText};
  &:hover {
    text-decoration: underline;
  }
  svg {
    width: ${size.icon};
    height: ${size.icon};
  }
`

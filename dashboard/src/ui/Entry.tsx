import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'

type Props = { picture: ReactNode; name: ReactNode; facts: ReactNode; children?: ReactNode }

/** An entry of a list: a picture, a name, facts, and actions. */
export function Entry({ picture, name, facts, children }: Props) {
  return (
    <Row>
      {picture}
      <What>
        <Name>{name}</Name>
        <Facts>{typeof facts === 'string' ? <span>{facts}</span> : facts}</Facts>
      </What>
      {children && <Actions>{children}</Actions>}
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
`
const What = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-weight: ${font.weight.medium};
`
const POINT = space[5]
/** A dot before each fact, clipped away where the fact begins a line. */
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-left: -${POINT};
  clip-path: inset(-${space[1]} -${space[1]} -${space[1]} calc(${POINT} - ${space[1]}));
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-variant-numeric: tabular-nums;
  > * {
    position: relative;
    padding-left: ${POINT};
  }
  > *::before {
    content: '·';
    position: absolute;
    left: 0;
    width: ${POINT};
    text-align: center;
  }
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`

/** An icon in place of the entry's picture. */
export const EntryIcon = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: ${space[10]};
  height: ${space[10]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.muted};
  svg {
    width: ${space[5]};
    height: ${space[5]};
  }
`

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

type Props = { picture: ReactNode; name: ReactNode; facts: ReactNode; children: ReactNode }

/** Somebody in a list, and what can be done about them. */
export function Entry({ picture, name, facts, children }: Props) {
  return (
    <Row>
      {picture}
      <What>
        <Name>{name}</Name>
        <Facts>{facts}</Facts>
      </What>
      <Actions>{children}</Actions>
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
const Facts = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`

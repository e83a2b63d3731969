import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

type Props = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode }

/** The header of a page: its only `h1`, and its actions. */
export function PageHeader({ title, subtitle, actions }: Props) {
  return (
    <Header>
      <Words>
        <Title>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Header>
  )
}

const Header = styled.header`
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  margin-bottom: ${space[6]};
`
const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`
const Title = styled.h1`
  font-size: ${font.size[20]};
  overflow-wrap: anywhere;
`
const Subtitle = styled.p`
  margin-top: ${space.half};
  color: ${color.muted};
`
const Actions = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: ${space[2]};
`

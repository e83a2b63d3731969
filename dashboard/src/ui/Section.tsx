import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Cards } from './Cards.tsx'

type Props = { title: string; subtitle: ReactNode; actions: ReactNode; children: ReactNode }

/** A part of a page with its own `h2`, its actions, and its cards below one another; a broken card leaves the others as they are. */
export function Section({ title, subtitle, actions, children }: Props) {
  return (
    <Cards>
      <Head>
        <div>
          <Title>{title}</Title>
          <Subtitle>{subtitle}</Subtitle>
        </div>
        <Actions>{actions}</Actions>
      </Head>
      {children}
    </Cards>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
`
const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Subtitle = styled.p`
  margin-top: ${space.half};
  color: ${color.muted};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

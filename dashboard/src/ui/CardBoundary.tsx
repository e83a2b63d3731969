import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Boundary } from './Boundary.tsx'
import { BrokenPart } from './BrokenPart.tsx'
import { Card } from './Card.tsx'

type Props = {
  children: ReactNode
  /** Where the cards are the entries of a list. */
  as?: 'li' | undefined
  shows?: unknown
}

/** Limits an error in drawing to its card. */
export const CardBoundary = ({ children, as, shows }: Props) => (
  <Boundary
    shows={shows}
    instead={
      <Frame as={as}>
        <BrokenPart what="This part" />
      </Frame>
    }
  >
    {children}
  </Boundary>
)

/** The message has its own padding. */
const Frame = styled(Card)`
  display: flex;
  padding: 0;
`

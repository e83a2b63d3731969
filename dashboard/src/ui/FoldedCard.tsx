import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, motion, space } from '~/theme/tokens.ts'
import { Card } from './Card.tsx'

type Props = { title: string; intro: string; openFirst?: boolean; children: ReactNode }

/** A card that is closed at first, for rarely needed content, which is only drawn when opened. */
export function FoldedCard({ title, intro, openFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(openFirst)
  return (
    <Card
      as="details"
      open={isOpen}
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <Summary>
        <ChevronRight size={16} aria-hidden />
        <span>
          <Title>{title}</Title>
          <Intro>{intro}</Intro>
        </span>
      </Summary>
      {isOpen && children}
    </Card>
  )
}

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    flex-shrink: 0;
    color: ${color.muted};
    transition: transform ${motion.fast};
  }
  details[open] > & svg {
    transform: rotate(90deg);
  }
`
const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Intro = styled.span`
  color: ${color.muted};
`

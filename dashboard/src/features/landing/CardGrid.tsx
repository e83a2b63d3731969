import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'

export type LandingCard = { title: string; text: string; icon: LucideIcon }

export function CardGrid({ cards }: { cards: readonly LandingCard[] }) {
  return (
    <Grid>
      {cards.map(({ title, text, icon: Icon }) => (
        <Card key={title} as="article">
          <Mark>
            <Icon aria-hidden />
          </Mark>
          <h3>{title}</h3>
          <p>{text}</p>
        </Card>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  text-align: left;
  h3 {
    margin: ${space[4]} 0 ${space[1]};
    font-size: ${font.size[16]};
  }
  p {
    color: ${color.muted};
  }
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${space[10]};
  height: ${space[10]};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentText};
  svg {
    width: ${space[5]};
    height: ${space[5]};
  }
`

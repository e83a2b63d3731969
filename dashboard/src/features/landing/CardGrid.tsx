import { Check, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, radius, size, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'

export type LandingCard = { title: string; text: string; points: string[]; icon: LucideIcon }

export function CardGrid({ cards }: { cards: readonly LandingCard[] }) {
  return (
    <Grid>
      {cards.map(({ title, text, points, icon: Icon }) => (
        <Card key={title} as="article">
          <Mark>
            <Icon aria-hidden />
          </Mark>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Check aria-hidden />
                {point}
              </li>
            ))}
          </ul>
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
  /* Titles, texts and points of the three cards are aligned. */
  article {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  h3 {
    margin: ${space[4]} 0 ${space[1]};
    font-size: ${font.size[16]};
  }
  p {
    color: ${color.muted};
  }
  ul {
    display: grid;
    align-content: start;
    gap: ${space[2]};
    margin-top: ${space[5]};
    padding-top: ${space[5]};
    border-top: 1px solid ${color.line};
  }
  li {
    display: flex;
    gap: ${space[2]};
  }
  li svg {
    width: ${size.icon};
    height: ${space[5]};
    color: ${color.accentText};
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

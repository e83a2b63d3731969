import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Card } from '~/ui/Card.tsx'
import { FEATURES } from './features.ts'
import { Film } from './Film.tsx'
import { Section } from './Section.tsx'
import { SECTIONS } from './sections.ts'

export function FeatureGrid() {
  return (
    <Section
      id={SECTIONS.features}
      badge={<Badge tone="accent">Features</Badge>}
      title="Everything a business is looking for"
      tagline="From the first question of a visitor to the moment you take over yourself. Filmed in the product itself."
    >
      <Grid>
        {FEATURES.map(({ film, title, text, about }) => (
          <FeatureCard key={film} as="article">
            <Film name={film} about={about} />
            <h3>{title}</h3>
            <p>{text}</p>
          </FeatureCard>
        ))}
      </Grid>
      <More>And many more features.</More>
    </Section>
  )
}

/** Two columns. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
  text-align: left;
`
const FeatureCard = styled(Card)`
  padding: ${space[3]};
  h3 {
    margin: ${space[4]} ${space[3]} ${space[1]};
    font-size: ${font.size[16]};
  }
  p {
    margin: 0 ${space[3]} ${space[4]};
    color: ${color.muted};
  }
`
const More = styled.span`
  display: block;
  margin-top: ${space[10]};
  color: ${color.muted};
  font-size: ${font.size[16]};
`

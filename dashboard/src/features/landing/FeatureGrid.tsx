import { BookOpen, Bot, ChartPie, PhoneCall, Plug, Send } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { CardGrid, type LandingCard } from './CardGrid.tsx'
import { Section } from './Section.tsx'
import { SECTIONS } from './sections.ts'

const CARDS: LandingCard[] = [
  {
    title: 'Dashboard analytics',
    text: 'Real-time insights and performance tracking of every agent.',
    icon: ChartPie,
  },
  {
    title: 'Knowledge base',
    text: 'A dynamic knowledge base for consistent support answers outside business hours.',
    icon: BookOpen,
  },
  {
    title: 'Integrations',
    text: 'A flexible API for custom connections.',
    icon: Plug,
  },
  {
    title: 'Telegram',
    text: 'Customer engagement through the messenger your customers already use.',
    icon: Send,
  },
  {
    title: 'Call logs',
    text: 'Analysis of every conversation between agent and customer.',
    icon: PhoneCall,
  },
  {
    title: 'Chatbot',
    text: 'Embeds in your website, answers instantly and escalates complex issues to human agents.',
    icon: Bot,
  },
]

export function FeatureGrid() {
  return (
    <Section
      id={SECTIONS.features}
      badge={<Badge tone="accent">Features</Badge>}
      title="Everything a business is looking for"
      tagline="From the first question of a visitor to the moment you take over yourself."
    >
      <CardGrid columns={2} cards={CARDS} />
      <More>And many more features.</More>
    </Section>
  )
}

const More = styled.span`
  display: block;
  margin-top: ${space[8]};
  color: ${color.muted};
  font-size: ${font.size[16]};
`

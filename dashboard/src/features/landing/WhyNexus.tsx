import { MessagesSquare, ShieldCheck, TrendingUp } from 'lucide-react'
import { CardGrid, type LandingCard } from './CardGrid.tsx'
import { Section } from './Section.tsx'
import { SECTIONS } from './sections.ts'

const CARDS: LandingCard[] = [
  {
    title: 'Call Protection',
    text: 'An agent answers unknown callers, asks who they are and why they call, and lets through only the calls that matter.',
    points: [
      'Asks strangers how they got your number',
      'Rings you, takes a message or hangs up',
      'Shows what spoke for and against them',
    ],
    icon: ShieldCheck,
  },
  {
    title: 'AI-enhanced Sales',
    text: 'Questions answered, information given, appointments placed and deals closed, also while you are with a customer.',
    points: [
      'Quotes your own prices and terms',
      'Texts your booking page while on the call',
      'Keeps the name and the wish of every lead',
    ],
    icon: TrendingUp,
  },
  {
    title: '24/7 Chatbot Support',
    text: 'Visitors of your website get an answer day and night, and complex matters reach a person.',
    points: [
      'One line to paste into your website',
      'The source beside every answer',
      'Says what it does not know, and calls you in',
    ],
    icon: MessagesSquare,
  },
]

export function WhyNexus() {
  return (
    <Section
      id={SECTIONS.why}
      title="Why Nexus"
      tagline="Three kinds of agent, one place to watch them work."
    >
      <CardGrid cards={CARDS} />
    </Section>
  )
}

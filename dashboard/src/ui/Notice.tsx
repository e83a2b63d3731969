import { CircleAlert, CircleCheck, type LucideIcon, OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, radius, space } from '~/theme/tokens.ts'

type Tone = 'positive' | 'neutral' | 'negative'

type Props = {
  /** `positive` says that all is well; `neutral` asks for attention; `negative` says that something does not work. */
  tone: Tone
  children: ReactNode
  /** A link or a button at the end. */
  action?: ReactNode
}

/** A sentence about the current state, across the width of a page. */
export function Notice({ tone, children, action }: Props) {
  const Icon = icons[tone]
  return (
    <Box role="status" $tone={tone}>
      <Icon size={18} aria-hidden />
      <Text>{children}</Text>
      {action}
    </Box>
  )
}

const icons: Record<Tone, LucideIcon> = {
  positive: CircleCheck,
  neutral: CircleAlert,
  negative: OctagonAlert,
}
const tones: Record<Tone, [ground: string, icon: string]> = {
  positive: [color.positiveSoft, color.positiveText],
  neutral: [color.neutralSoft, color.neutralText],
  negative: [color.negativeSoft, color.negativeText],
}
const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  svg {
    flex-shrink: 0;
  }
`
const Text = styled.p`
  flex: 1;
  color: ${color.text};
`

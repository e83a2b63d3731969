import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tabular } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'

export type Tone = 'plain' | 'accent' | 'positive' | 'neutral' | 'negative'

/** A label of one or two words for a state or a kind. */
export function Badge({
  tone = 'plain',
  dot = false,
  children,
}: {
  tone?: Tone
  dot?: boolean
  children: ReactNode
}) {
  return (
    <Box $tone={tone}>
      {dot && <Dot />}
      {children}
    </Box>
  )
}

/** A red badge with a count; nothing at zero. `of` completes the sentence for screen readers: 'unread calls'. */
export function CountBadge({ count, of }: { count: number; of: string }) {
  if (count <= 0) return null
  const shown = count > 99 ? '99+' : count
  return (
    <Count role="img" aria-label={`${shown} ${of}`}>
      {shown}
    </Count>
  )
}

const tones: Record<Tone, [background: string, text: string]> = {
  plain: [color.sunken, color.muted],
  accent: [color.accentSoft, color.accentText],
  positive: [color.positiveSoft, color.positiveText],
  neutral: [color.neutralSoft, color.neutralText],
  negative: [color.negativeSoft, color.negativeText],
}
const Box = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[1]};
  padding: ${space.half} ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.medium};
  line-height: ${font.leading.body};
  white-space: nowrap;
`
const Dot = styled.span`
  width: ${radius.small};
  height: ${radius.small};
  border-radius: ${radius.round};
  background: currentColor;
`
const Count = styled.span`
  ${tabular}
  display: inline-grid;
  flex-shrink: 0;
  place-items: center;
  min-width: ${space[5]};
  height: ${space[5]};
  padding: 0 ${space[1]};
  border-radius: ${radius.round};
  background: ${color.danger};
  color: ${color.onDanger};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.semibold};
`

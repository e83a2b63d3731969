import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

/** The product's mark, with its name unless `markOnly`. */
export function Logo({
  markOnly = false,
  diameter = 24,
}: {
  markOnly?: boolean
  diameter?: number
}) {
  return (
    <Box style={{ fontSize: diameter * 0.67 }}>
      <svg width={diameter} height={diameter} viewBox="0 0 32 32" aria-hidden>
        <Ground width="32" height="32" rx="9" />
        <Letter d="M10 22.5v-13l12 13v-13" />
      </svg>
      {!markOnly && 'Nexus'}
    </Box>
  )
}

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.tracking.heading};
`
const Ground = styled.rect`
  fill: ${color.accent};
`
const Letter = styled.path`
  fill: none;
  stroke: ${color.onAccent};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`

import { keyframes, styled } from 'styled-components'
import { radius, space } from '~/theme/tokens.ts'

/** Shown for a reply whose first word has not arrived. */
export function TypingDots() {
  return (
    <Dots role="img" aria-label="Writing">
      <Dot />
      <Dot />
      <Dot />
    </Dots>
  )
}

const blink = keyframes`
  50% { opacity: 0.25; }
`
const Dots = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  height: ${space[5]};
`
const Dot = styled.span`
  width: ${radius.small};
  height: ${radius.small};
  border-radius: ${radius.round};
  background: currentcolor;
  animation: ${blink} 1.2s ease-in-out infinite;
  &:nth-child(2) {
    animation-delay: 0.15s;
  }
  &:nth-child(3) {
    animation-delay: 0.3s;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

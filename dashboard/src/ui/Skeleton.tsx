import { keyframes, styled } from 'styled-components'
import { color, radius } from '~/theme/tokens.ts'

type Props = { width?: number | string; height?: number | string; round?: boolean }

/** A grey placeholder for content that is loading. Wrap a group of them in an element with `aria-busy`. */
export function Skeleton({ width = '100%', height = 14, round = false }: Props) {
  return <Shape aria-hidden style={{ width, height }} $round={round} />
}

const pulse = keyframes`
  50% { opacity: 0.5; }
`
const Shape = styled.span<{ $round: boolean }>`
  display: block;
  flex-shrink: 0;
  max-width: 100%;
  border-radius: ${({ $round }) => ($round ? radius.round : radius.small)};
  background: ${color.sunken};
  animation: ${pulse} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

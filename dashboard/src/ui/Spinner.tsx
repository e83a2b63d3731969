import { keyframes, styled } from 'styled-components'
import { color, space } from '~/theme/tokens.ts'

/**
 * A small spinner in the colour of the surrounding text. It keeps turning slowly under reduced motion, as the only sign of
 * progress.
 */
export function Spinner({ diameter = 16 }: { diameter?: number }) {
  return (
    <Ring width={diameter} height={diameter} viewBox="0 0 16 16" fill="none" aria-hidden>
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path
        d="M14.5 8A6.5 6.5 0 0 0 8 1.5"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </Ring>
  )
}

/** A spinner in the middle of its container; its label tells screen readers what is loading. */
export function Loader({ label = 'Loading' }: { label?: string }) {
  return (
    <Area role="status" aria-label={label}>
      <Spinner diameter={28} />
    </Area>
  )
}

const turn = keyframes`
  to { transform: rotate(360deg); }
`
const Ring = styled.svg`
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
`
const Area = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  width: 100%;
  min-height: 100%;
  padding: ${space[10]};
  color: ${color.accentText};
`

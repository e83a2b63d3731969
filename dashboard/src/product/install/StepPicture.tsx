import { styled } from 'styled-components'
import { color, radius } from '~/theme/tokens.ts'
import type { StepPicture as Kind } from './platforms.ts'

/** A simple drawing of a window, with the subject of the step in colour. */
export const StepPicture = ({ kind }: { kind: Kind }) => (
  <Picture viewBox="0 0 96 60" aria-hidden>
    <path d="M0 12h96" />
    <circle cx="7" cy="6" r="1.5" />
    <circle cx="13" cy="6" r="1.5" />
    {kind === 'menu' && (
      <>
        <path d="M28 12v48M6 20h14M6 28h14M6 44h14M6 52h14M36 22h50M36 30h38" />
        <path className="key" d="M6 36h16" />
      </>
    )}
    {kind === 'paste' && (
      <>
        <rect x="10" y="19" width="76" height="34" rx="3" />
        <path className="key" d="M24 30l-7 6 7 6M36 30l7 6-7 6M52 43h18" />
      </>
    )}
    {kind === 'save' && (
      <>
        <path d="M10 22h60M10 30h44" />
        <rect className="key" x="56" y="40" width="30" height="12" rx="4" />
        <path className="key" d="M65 46l4 4 7-8" />
      </>
    )}
  </Picture>
)

const Picture = styled.svg`
  flex-shrink: 0;
  width: 96px;
  height: 60px;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sunken};
  fill: none;
  stroke: ${color.lineStrong};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  .key {
    stroke: ${color.accent};
  }
`

import { styled } from 'styled-components'
import { color, radius } from '~/theme/tokens.ts'

/** A bar that shows how much of something is used, beside text that says so. */
export const Meter = ({ label, share }: { label: string; share: number }) => {
  const shown = Math.min(Math.max(share, 0), 1)
  return (
    <Track
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown * 100)}
    >
      <Fill style={{ width: `${shown * 100}%` }} $isFull={share >= 1} />
    </Track>
  )
}

const Track = styled.div`
  overflow: hidden;
  height: ${radius.small};
  border-radius: ${radius.round};
  background: ${color.sunken};
`
const Fill = styled.div<{ $isFull: boolean }>`
  height: 100%;
  background: ${({ $isFull }) => ($isFull ? color.negative : color.accent)};
`

import { Monitor } from 'lucide-react'
import { styled } from 'styled-components'
import { color, depth } from '~/theme/tokens.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'

/** Covers the page in windows of at most 900 px. */
export function UnsupportedScreen() {
  return (
    <Cover>
      <EmptyState
        icon={<Monitor />}
        title="Unsupported Screen Size"
        text="Please switch to a desktop view: Nexus needs a window wider than 900 pixels."
      />
    </Cover>
  )
}

const Cover = styled.div`
  position: fixed;
  z-index: ${depth.dialog};
  inset: 0;
  display: none;
  background: ${color.canvas};
  @media (max-width: 900px) {
    display: flex;
  }
`

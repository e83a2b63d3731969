import { styled } from 'styled-components'
import { PanelSection } from './PanelSection.tsx'

export function Recording({ url }: { url: string }) {
  return (
    <PanelSection title="Message">
      {/* The transcript beside it says the same in words. */}
      <Player controls preload="none" src={url} aria-label="Message of the caller" />
    </PanelSection>
  )
}

const Player = styled.audio`
  display: block;
  width: 100%;
`

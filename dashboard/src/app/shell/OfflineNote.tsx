import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

/** Says that there is no connection, as long as there is none. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <Top role="status">
      {!isOnline && <Line>You are offline. What you write is sent once you are back.</Line>}
    </Top>
  )
}

function subscribe(onChange: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, onChange)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, onChange)
  }
}

/** It is drawn above the page although it follows it in the document. */
const Top = styled.div`
  order: -1;
`
const Line = styled.p`
  padding: ${space[2]} ${space[4]};
  background: ${color.neutralSoft};
  color: ${color.neutralText};
  font-size: ${font.size[13]};
  text-align: center;
`

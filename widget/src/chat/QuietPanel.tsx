import { ChatPanel } from '../panel/ChatPanel.tsx'
import type { Look } from './ConnectedPanel.tsx'

type Props = Look & { isOffline: boolean }

/** A blank keeps the height, so that nothing moves when the name arrives. */
const NO_NAME = '\u00a0'
const NO_BRAND = '#6b655b'

/** The panel before the agent's data has been loaded, as a server renders it: everything is in its place and disabled. */
export const QuietPanel = ({ isOffline, ...look }: Props) => (
  <ChatPanel
    {...look}
    brandName={NO_NAME}
    brandColor={NO_BRAND}
    textColor="#ffffff"
    welcomeMessage=""
    suggestions={[]}
    messages={[]}
    isOffline={isOffline}
    isDisabled
  />
)

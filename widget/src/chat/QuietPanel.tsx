import { ChatPanel } from '../panel/ChatPanel.tsx'
import type { Look } from './ConnectedPanel.tsx'

type Props = Look & { isOffline: boolean }

/** Room for a letter, so that nothing moves when the name arrives. */
const NO_NAME = '\u00a0'
const NO_BRAND = '#6b655b'

/** The panel before it is known whose it is, as a server draws it: everything has its place and nothing can be pressed. */
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

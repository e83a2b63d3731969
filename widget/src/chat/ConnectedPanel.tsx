import type { WidgetConfig } from 'shared-types'
import { coreStrings } from '../panel/strings.ts'
import { ChatPanel } from '../panel/ChatPanel.tsx'
import type { ChatPanelProps } from '../panel/ChatPanel.tsx'
import type { UseChat } from './types.ts'

export type Look = Pick<ChatPanelProps, 'colorScheme' | 'dir' | 'strings' | 'hasStyles' | 'onClose'>
type Props = Look & { config: WidgetConfig; chat: Omit<UseChat, 'setOpen' | 'sendLead'> }

/** The panel with a real conversation behind it. */
export const ConnectedPanel = ({ config, chat, strings = coreStrings, ...look }: Props) => (
  <ChatPanel
    {...look}
    {...chat}
    lang={config.panel?.language}
    dir={look.dir ?? config.panel?.dir}
    strings={{ ...strings, placeholder: config.panel?.placeholder ?? strings.placeholder }}
    brandName={config.brand_name}
    brandColor={config.brand_color}
    textColor={config.text_color}
    welcomeMessage={config.welcome_message}
    suggestions={config.suggested_questions}
    typing={chat.typing === '' ? config.brand_name : chat.typing}
    handover={handover(config, chat)}
    away={config.away}
    onSend={chat.send}
    onRetry={chat.retry}
    onAskPerson={chat.askPerson}
    after={chat}
  />
)

const handover = (config: WidgetConfig, chat: Props['chat']): ChatPanelProps['handover'] => {
  if (!config.allow_handover) return 'none'
  if (chat.isPersonRequested) return 'requested'
  return chat.isPersonOffered ? 'offered' : 'possible'
}

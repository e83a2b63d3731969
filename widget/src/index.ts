import { panelCss as css } from './panel/panel.css.ts'
import { partsCss } from './panel/parts.css.ts'

export { ChatPanel, NexusChat, useChat } from './client.ts'
export type { ChatOptions, ChatPanelProps, ChatState, NexusChatProps, UseChat } from './client.ts'
export type { NexusApi, NexusEvents, NexusMessage, NexusOptions } from './embed/page.ts'
export type { LeadAnswer } from './panel/lead-types.ts'
export { readableText } from './panel/colors.ts'
export type { ReadableText } from './panel/colors.ts'
export { loadStrings } from './languages/load.ts'
export { panelStrings } from './panel/all-strings.ts'
export type { PanelStrings } from './panel/strings.ts'
export type { PanelMessage, PanelSource, PersonRequest } from './panel/types.ts'
export { embedSnippet, version } from './snippet.ts'
export type { EmbedSnippet } from './snippet.ts'

/** The style sheet of `ChatPanel`. */
export const panelCss: string = css + partsCss

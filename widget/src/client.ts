'use client'
// The parts that run in the browser. Frameworks with server components treat this file as the client boundary; the rest may be called on
// either side.
export { NexusChat } from './chat/NexusChat.tsx'
export type { NexusChatProps } from './chat/NexusChat.tsx'
export { useChat } from './chat/use-chat.ts'
export type { ChatOptions, ChatState, UseChat } from './chat/types.ts'
export { ChatPanel } from './panel/ChatPanel.tsx'
export type { ChatPanelProps } from './panel/ChatPanel.tsx'

import { Bot, FileText, MessageSquare, Phone } from 'lucide-react'

/** The icon for each kind of choice. */
export const ICONS = {
  page: <FileText />,
  agent: <Bot />,
  conversation: <MessageSquare />,
  call: <Phone />,
} as const

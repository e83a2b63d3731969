import { Bot, FileText, MessageSquare, Phone } from 'lucide-react'

/** What a choice is of. */
export const ICONS = {
  page: <FileText />,
  agent: <Bot />,
  conversation: <MessageSquare />,
  call: <Phone />,
} as const

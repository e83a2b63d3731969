import type { LeadAnswer } from '../panel/lead-types.ts'
import type { PanelStrings } from '../panel/strings.ts'
import type { AfterChat, PanelMessage, PersonRequest } from '../panel/types.ts'

/** A visitor whose website says who they are. Changed in place where it says so anew. */
export type KnownVisitor = {
  /** The end of the key what is theirs is stored under. */
  person?: string | undefined
  /** What the website signed of them. */
  identity?: string | undefined
}

export type ChatOptions = {
  /** Where the API is, with its `/api`, without a slash at the end. */
  apiBase: string
  agentId: string
  strings?: PanelStrings
  /** BCP 47, what the visitor reads; otherwise that of the browser. */
  locale?: string | undefined
  /** Who is signed in. */
  given?: KnownVisitor | undefined
}

/** What a panel shows of a chat. A new object at every change, the same one until then. */
export type ChatState = {
  /** Oldest first. */
  messages: PanelMessage[]
  /** The name of whoever is typing ('' for the bot), null for nobody. */
  typing: string | null
  /** The name of the person who has taken over ('' when it is not known), null while the bot answers. */
  person: string | null
  isOffline: boolean
  /** What went wrong apart from a single message. */
  notice: string | null
  /** The visitor has asked for a person and none has come yet. */
  isPersonRequested: boolean
  /** The bot did not know and offers a person. */
  isPersonOffered: boolean
  /** Replies that came while the panel was closed or the page out of sight. */
  unread: number
  /** What the visitor said of the conversation; null where they may be asked, undefined where not. */
  rating: AfterChat['rating']
}

export type UseChat = ChatState & {
  send: (text: string) => void
  retry: (id: string) => void
  askPerson: (request: PersonRequest) => void
  setOpen: (isOpen: boolean) => void
  /** Sends what a visitor says of themselves, by the labels of the owner's form. Throws what the server says. */
  sendLead: (answers: LeadAnswer[]) => Promise<void>
} & AfterChat

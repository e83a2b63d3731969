import type { LeadAnswer } from '../panel/lead-types.ts'
import type { PanelStrings } from '../panel/strings.ts'
import type { AfterChat, PanelMessage, PersonRequest } from '../panel/types.ts'

/** A visitor identified by the website. The object is updated in place when a new token is given. */
export type KnownVisitor = {
  /** Suffix of the keys under which this person's data is stored. */
  person?: string | undefined
  /** The token that the website signed. */
  identity?: string | undefined
}

export type ChatOptions = {
  /** Address of the API including `/api`, without a slash at the end. */
  apiBase: string
  agentId: string
  strings?: PanelStrings
  /** The visitor's language as BCP 47; otherwise that of the browser. */
  locale?: string | undefined
  /** Who is signed in. */
  given?: KnownVisitor | undefined
}

/** The state of a chat as a panel shows it. A new object at every change, and the same one until then. */
export type ChatState = {
  /** Oldest first. */
  messages: PanelMessage[]
  /** The name of whoever is typing ('' for the bot), null for nobody. */
  typing: string | null
  /** The name of the person who has taken over ('' when it is not known), null while the bot answers. */
  person: string | null
  isOffline: boolean
  /** An error that does not belong to a single message. */
  notice: string | null
  /** The visitor has asked for a person and none has come yet. */
  isPersonRequested: boolean
  /** The bot did not know the answer, and offers a person. */
  isPersonOffered: boolean
  /** Number of replies that came while the panel was closed or the page hidden. */
  unread: number
  /** The visitor's rating; null where they may be asked for one, undefined where not. */
  rating: AfterChat['rating']
}

export type UseChat = ChatState & {
  send: (text: string) => void
  retry: (id: string) => void
  askPerson: (request: PersonRequest) => void
  setOpen: (isOpen: boolean) => void
  /** Sends the visitor's answers to the owner's form, by field label. Throws the server's message. */
  sendLead: (answers: LeadAnswer[]) => Promise<void>
} & AfterChat

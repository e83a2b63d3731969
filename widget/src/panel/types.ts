/** Where an answer comes from. `url` is null for a PDF, `page` (from 1) is null for a web page. */
export type PanelSource = {
  title: string
  url: string | null
  page: number | null
  snippet: string
}

/** A picture or a PDF of the conversation. */
export type PanelFile = {
  id: string
  name: string
  /** MIME type. */
  type: string
  /** Bytes. */
  size: number
  /** Pixels; absent of what is no picture. */
  width?: number | undefined
  height?: number | undefined
}

/**
 * One line of the conversation. `waiting` and `failed` belong to what the visitor wrote and has not been delivered; `streaming`
 * still grows; `cut` was stopped by a person who took over and keeps what was shown. A `note` is said by nobody ("Sam joined").
 */
export type PanelMessage = {
  id: string
  from: 'visitor' | 'agent' | 'person' | 'note'
  name: string
  text: string
  state: 'waiting' | 'failed' | 'sent' | 'streaming' | 'cut'
  /** Why it failed, fit to show as it is. */
  error?: string
  sources: PanelSource[]
  files?: PanelFile[] | undefined
}

/** What a visitor thinks of a conversation. */
export type RatingChoice = 'good' | 'bad'

/** Some messages of a conversation as they are kept, those that changed first; `more` follow after the highest revision of them. */
export type HistoryPage = {
  messages: {
    seq: number
    revision: number
    text: string
    date: string
    sender: { role: 'customer' | 'agent' | 'admin'; name: string }
    sources: PanelSource[]
  }[]
  more: boolean
}

/** What can be done once a conversation may be over. */
export type AfterChat = {
  /** What the visitor said of it; null where they may be asked, undefined where not. */
  rating: RatingChoice | null | undefined
  rate: (rating: RatingChoice, words?: string) => Promise<void>
  /** Has the visitor asked how it was, who is about to leave it. */
  askRating: () => void
  /** Leaves the conversation for a fresh one. */
  beginAnew: () => void
  apiBase: string
  /** The conversation, opened where there is none, and what proves the right to it. */
  holdSession: () => Promise<{ id: string; token: string }>
  /** Of everything that was said: first after revision 0. */
  readHistory: (after: number) => Promise<HistoryPage>
}

/** What is needed to reach the files of the conversation. */
export type FileAccess = Pick<AfterChat, 'apiBase' | 'holdSession'>

/** That nobody is there: said with `{back}` in place of `until`, when people are back, as `locale` writes it (BCP 47). */
export type Away = { text: string; until: string | null; locale: string }

/** What a visitor may leave when asking for a person. */
export type PersonRequest = { name?: string; email?: string }

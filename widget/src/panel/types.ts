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
  /** In pixels; absent where the file is no picture. */
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
  /** Why it failed, as text for the visitor. */
  error?: string
  sources: PanelSource[]
  files?: PanelFile[] | undefined
}

/** A visitor's rating of a conversation. */
export type RatingChoice = 'good' | 'bad'

/** Some stored messages of a conversation, those that changed first; with `more`, others follow after the highest revision of these. */
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

/** Actions at the end of a conversation. */
export type AfterChat = {
  /** The visitor's rating; null where they may be asked for one, undefined where not. */
  rating: RatingChoice | null | undefined
  rate: (rating: RatingChoice, words?: string) => Promise<void>
  /** Asks a visitor who is about to leave for a rating. */
  askRating: () => void
  /** Leaves the conversation and starts a new one. */
  beginAnew: () => void
  apiBase: string
  /** The conversation, opened where there is none, and its token. */
  holdSession: () => Promise<{ id: string; token: string }>
  /** All messages: the first request is for those after revision 0. */
  readHistory: (after: number) => Promise<HistoryPage>
}

/** What is needed to reach the files of the conversation. */
export type FileAccess = Pick<AfterChat, 'apiBase' | 'holdSession'>

/**
 * Nobody is available: the text to show, in which `{back}` stands for `until`, the time when people are back, formatted for `locale` (BCP
 * 47).
 */
export type Away = { text: string; until: string | null; locale: string }

/** Contact details that a visitor may leave when asking for a person. */
export type PersonRequest = { name?: string; email?: string }

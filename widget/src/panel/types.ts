/** Where an answer comes from. `url` is null for a PDF, `page` (from 1) is null for a web page. */
export type PanelSource = {
  title: string
  url: string | null
  page: number | null
  snippet: string
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
}

/** What a visitor may leave when asking for a person. */
export type PersonRequest = { name?: string; email?: string }

import type { afterStrings } from './after-strings.ts'
import type { PanelStrings } from './strings.ts'
import type { AfterChat, HistoryPage } from './types.ts'

type Messages = HistoryPage['messages']
type Told = {
  brandName: string
  strings: Pick<PanelStrings, 'chatWith'> & Pick<typeof afterStrings, 'you'>
  /** BCP 47, for its dates; otherwise the browser's language. */
  lang: string | undefined
}

/** Every message in order, including those that the browser no longer stores. */
export const readWhole = async (readHistory: AfterChat['readHistory']): Promise<Messages> => {
  const known = new Map<number, Messages[number]>()
  for (let after = 0, more = true; more;) {
    const page = await readHistory(after)
    for (const message of page.messages) {
      known.set(message.seq, message)
      after = Math.max(after, message.revision)
    }
    more = page.more
  }
  return [...known.values()].toSorted((one, other) => one.seq - other.seq)
}

/** As plain text, which opens everywhere, with times in the reader's time zone. */
export const transcriptOf = (messages: Messages, { brandName, strings, lang }: Told): string => {
  const blocks = messages
    .filter(({ text }) => text)
    .map(({ date, sender, text, sources }) => {
      const when = new Date(date).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })
      const who = sender.role === 'customer' ? strings.you : sender.name
      const links = sources.flatMap(({ title, url }) => (url ? [`– ${title}: ${url}`] : []))
      return [`${who}, ${when}`, text, ...links].join('\n')
    })
  return `${[strings.chatWith(brandName), ...blocks].join('\n\n')}\n`
}

/** Downloads a text as a file whose name contains today's date. */
export const save = (text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = `chat-${new Date().toLocaleDateString('sv')}.txt`
  link.click()
  // After the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

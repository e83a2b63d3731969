import { readableText as readable } from 'shared-types/readable-text'

export type ReadableText = {
  /** The brand colour as `#rrggbb`; black when it was no hex colour. */
  background: string
  /** The chosen text colour, or black or white where that one is unreadable. */
  color: string
  /** Whether the chosen text colour was kept. */
  isReadable: boolean
}

/** Picks a text colour that can be read on the brand colour, whatever the two are. Colours are hex with 3 or 6 digits. */
export const readableText: (brandColor: string, textColor: string) => ReadableText = readable

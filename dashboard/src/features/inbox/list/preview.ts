import { MESSAGE_PREVIEW_LENGTH } from 'shared-types'
import { truncate } from '~/lib/text.ts'

/** Longer than one line of any message can show. */
const MAX_READ = 1_000

/** One line of a message: without Markdown marks, which mean nothing in a list, and cut to 40 characters. */
export const preview = (message: string): string =>
  truncate(withoutMarks(message), MESSAGE_PREVIEW_LENGTH)

/** A message as one line of plain words. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .slice(0, MAX_READ)
    .replace(/!?\[([^[\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+])[ \t]+/gm, '')
    .replace(/```\w*|`|\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim()

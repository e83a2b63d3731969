import { clean } from './clean.ts'
import type { Entry } from './entry.ts'
import { mailHtml } from './mail-html.ts'

/** The most entries listed one by one; of further ones the mail only tells how many. */
export const MAX_LISTED = 20
const MAX_SUBJECT = 120

export type Links = {
  appUrl: string
  /** Link that ends mails of these kinds without a sign-in. */
  unsubscribe: string
}

/** A mail whose subject contains the most important news; HTML and text have the same content. */
export function composeMail(entries: Entry[], links: Links) {
  const listed = entries.slice(0, MAX_LISTED)
  const more = entries.length - listed.length
  const subject = subjectOf(entries)
  return {
    subject,
    text: textOf(subject, listed, more, links),
    html: mailHtml(subject, listed, more, links),
  }
}

function subjectOf(entries: Entry[]): string {
  const [first] = entries
  if (entries.length === 1) {
    const { title, quote } = first!
    return clean(quote ? `${title}: “${quote}”` : title, MAX_SUBJECT)
  }
  return clean(`${entries.length} things wait for you: ${first!.title}, and more`, MAX_SUBJECT)
}

function textOf(subject: string, entries: Entry[], more: number, links: Links): string {
  const parts = entries.map(({ title, lines, quote, path, action }) =>
    [title, ...lines, ...(quote ? [`“${quote}”`] : []), `${action}: ${links.appUrl}${path}`].join(
      '\n',
    ),
  )
  return [
    ...(entries.length > 1 ? [subject] : []),
    ...parts,
    ...(more > 0 ? [moreThan(more, links)] : []),
    `-- \nYou get this because you are told of what happens in Nexus.\nChoose what you are told of: ${links.appUrl}/settings/notifications\nNo more mails like this: ${links.unsubscribe}`,
  ].join('\n\n')
}

const moreThan = (more: number, { appUrl }: Links) => `And ${more} more: ${appUrl}/dashboard`

import { RequestPerson } from 'shared-types'

/** More words than in “My address is ada@example.com, thank you” probably talk about somebody else's address. */
const MAX_WORDS = 6

/** The email address in a reply to the request for one; null when there is none, or when more is said. */
export function emailIn(text: string): string | null {
  const words = text.trim().split(/\s+/)
  if (words.length > MAX_WORDS) return null
  for (const word of words) {
    if (!word.includes('@')) continue
    const bare = word.replaceAll(/^[<("'`]+|[>)"'`.,;:!?]+$/g, '')
    const { data } = RequestPerson.safeParse({ email: bare.replace(/^mailto:/i, '') })
    if (data?.email) return data.email
  }
  return null
}

import type { SignUpPolicy } from 'shared-types'

const domains = new Intl.ListFormat('en', { type: 'disjunction' })

/** The text for first-time visitors. */
export function newHere(policy: SignUpPolicy): string {
  if (policy === 'closed') return 'New accounts are closed here. Ask whoever runs this Nexus.'
  const button = 'the same button makes your account.'
  return policy === 'open'
    ? `New here? ${button[0]!.toUpperCase()}${button.slice(1)}`
    : `New here? With an address at ${domains.format(policy)} ${button}`
}

/** The text for somebody who has just been refused an account. */
export const whyRefused = (policy: SignUpPolicy): string =>
  policy === 'closed' || policy === 'open'
    ? 'This Nexus takes no new accounts. Sign in with the account you have, or ask whoever runs it.'
    : `New accounts here need an address at ${domains.format(policy)}. Choose another account, or ask whoever runs this Nexus.`

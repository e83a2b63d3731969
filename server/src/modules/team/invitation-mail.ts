import { asRole, type Invited } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { clean } from '../notices/compose/clean.ts'
import { card, mailPage } from '../notices/compose/mail-html.ts'
import { sendTeamMail } from './team-mail.ts'

const MAX_NAME = 80

/**
 * Mails the link of an invitation. Tried only once, because only a hash of the link is stored.
 * @returns whether the mail server accepted it.
 */
export const mailInvitation = (deps: Deps, invited: Invited, link: string): Promise<boolean> =>
  sendTeamMail(deps, 'invitation', { to: invited.email, ...compose(invited, link) })

function compose({ workspace, role, invited_by }: Invited, link: string) {
  const name = clean(workspace, MAX_NAME)
  const subject = `${invited_by} invites you to ${name}`
  const lines = [
    `You would share its agents, conversations and calls ${asRole(role)}.`,
    'The link is for you alone and good for a week.',
  ]
  const footer =
    'Whoever invited you typed this address. If you do not know them, forget this mail.'
  const { origin, pathname, hash } = new URL(link)
  const button = { title: subject, lines, quote: null, path: pathname + hash, action: 'Join' }
  return {
    subject,
    text: [subject, ...lines, `Join: ${link}`, `-- \n${footer}`].join('\n\n'),
    html: mailPage(subject, card(button, origin), footer),
  }
}

import type { Deps } from '../../deps.ts'
import { clean } from '../notices/compose/clean.ts'
import { card, mailPage } from '../notices/compose/mail-html.ts'
import { sendTeamMail } from './team-mail.ts'

const MAX_NAME = 80

/** Tells somebody that they were taken out of a workspace. @returns whether the mail server accepted the mail. */
export const mailRemoval = (deps: Deps, email: string, workspace: string): Promise<boolean> =>
  sendTeamMail(deps, 'removal', { to: email, ...compose(workspace, deps.config.appUrl) })

function compose(workspace: string, appUrl: string) {
  const subject = `You are no longer in ${clean(workspace, MAX_NAME)}`
  const lines = [
    'Somebody who manages the workspace removed you. What you wrote there stays with the team.',
    'Your own workspace, and others that you joined, are as before.',
  ]
  const footer = 'If you think this is a mistake, ask the people of that workspace.'
  const button = { title: subject, lines, quote: null, path: '/dashboard', action: 'Open Nexus' }
  return {
    subject,
    text: [subject, ...lines, `Open Nexus: ${appUrl}/dashboard`, `-- \n${footer}`].join('\n\n'),
    html: mailPage(subject, card(button, appUrl), footer),
  }
}

import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import type { Mail } from '../../ports/mail/index.ts'

/**
 * Mails somebody about their place in a workspace. Tried only once.
 * @param kind names the mail in its id and in the log.
 * @returns whether the mail server accepted it.
 */
export async function sendTeamMail(
  { config, mailer, log }: Deps,
  kind: 'invitation' | 'removal',
  mail: Pick<Mail, 'to' | 'subject' | 'text' | 'html'>,
): Promise<boolean> {
  if (mailer.kind === 'none') return false
  try {
    await mailer.send({
      messageId: `${kind}/${newId()}@${config.mailFrom.address.split('@').at(-1)}`,
      ...mail,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
    return true
  } catch (error) {
    // Only the code: the server's message may contain the address.
    log.warn(
      { kind, code: (error as { code?: string }).code },
      'a mail of the team could not be sent',
    )
    return false
  }
}

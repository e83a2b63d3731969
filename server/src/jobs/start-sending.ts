import type { Deps } from '../deps.ts'
import { startSettlingLeftOpen } from './settle-left-open.ts'
import { startReadingMailbox } from './read-mailbox.ts'
import { startSendingAppointments } from './send-appointments.ts'
import { startSendingLetters } from './send-letters.ts'
import { startSendingNotices } from './send-notices.ts'
import { startSendingTexts } from './send-texts.ts'
import { startSendingWebhooks } from './send-webhooks.ts'
import { startTelegram } from '../modules/telegram/worker.ts'
import { startTexting } from '../modules/texting/worker.ts'

/**
 * Starts what reaches people and services outside by itself. Nothing with `SENDING=false`: a restored copy must not do again what the original
 * does.
 * @returns what ends each of them
 */
export const startSending = (deps: Deps): (() => Promise<void>)[] =>
  deps.config.sending
    ? [
        startSettlingLeftOpen(deps),
        startSendingTexts(deps),
        startSendingNotices(deps),
        startSendingLetters(deps),
        startSendingAppointments(deps),
        startSendingWebhooks(deps),
        startReadingMailbox(deps),
        startTelegram(deps),
        startTexting(deps),
      ]
    : []

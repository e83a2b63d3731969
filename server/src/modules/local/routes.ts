import type { FastifyInstance } from 'fastify'
import { local, localBots, localCall, localTexts, localWhatsapp } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { forwardCheck } from '../calls/forwarding-check/service.ts'
import { answerLetter, readLetters } from './letters.ts'
import { readMails, readMessages, registerWhatsapp, sendText, writeWhatsapp } from './service.ts'
import { createGroupOf, makeBot } from './bots.ts'
import { changeGroup, createGroup, readGroup, readGroups, sayInGroup } from './telegram.ts'

/** The routes for stand-ins; other installations do not have them. */
export async function localRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, localCall.forwardCheck, ({ params }, { account }) =>
    forwardCheck(deps, account.id, params.id),
  )
  handle(app, local.messages, (_input, { account }) => readMessages(deps, account.id))
  handle(app, localTexts.send, async ({ body }, { account }) =>
    withMessage(await sendText(deps, account.id, body), 'The text is on its way'),
  )
  handle(app, localWhatsapp.register, (_input, { account }) => registerWhatsapp(deps, account.id))
  handle(app, localWhatsapp.write, async ({ body }, { account }) =>
    withMessage(await writeWhatsapp(deps, account.id, body), 'The message is on its way'),
  )
  handle(app, local.mails, (_input, { user }) => readMails(deps, user))
  handle(app, local.letters, (_input, { account }) => readLetters(deps, account.id))
  handle(app, local.answerLetter, async ({ params, body }, { account }) =>
    withMessage(
      await answerLetter(deps, account.id, params.id, body.text),
      'The answer is on its way',
    ),
  )
  handle(app, local.groups, (_input, { account }) => readGroups(deps, account.id))
  handle(app, local.createGroup, ({ body }, { account }) =>
    createGroup(deps, account.id, body.title),
  )
  handle(app, localBots.make, ({ body }, { account }) => makeBot(deps, account.id, body.username))
  handle(app, localBots.createGroup, ({ body }, { account }) =>
    createGroupOf(deps, account.id, body.bot),
  )
  handle(app, local.groupMessages, ({ params }, { account }) =>
    readGroup(deps, account.id, params.id),
  )
  handle(app, local.sayInGroup, ({ params, body }, { account }) =>
    sayInGroup(deps, account.id, params.id, body),
  )
  handle(app, local.changeGroup, ({ params, body }, { account }) =>
    changeGroup(deps, account.id, params.id, body),
  )
}

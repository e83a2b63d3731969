import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import type { Config } from '../../../config.ts'
import { expiredPage, sendPage, signInPage } from './pages.ts'
import type { Account, Storage } from './storage.ts'

const FORM_MAX_BYTES = 4_096
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Shows the sign-in page of a pending authorization and passes the person's choice to the provider. */
export const interactions =
  (provider: Provider, storage: Storage, config: Config) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const show = (status: number, page: string) => sendPage(response, status, page, config.appUrl)
    // The cookie and the address must belong to the same sign-in; otherwise it has expired.
    const found = await provider.interactionDetails(request, response).catch(() => null)
    if (!found || request.url !== `/interaction/${found.uid}`) {
      return show(400, expiredPage(config.appUrl))
    }
    const accounts = storage.accounts().toReversed()
    if (request.method !== 'POST') return show(200, signInPage({ accounts }))
    const form = await readForm(request)
    const choice = choose(form, storage)
    if ('problem' in choice) {
      const { problem } = choice
      const [name, email] = [form.get('name') ?? '', form.get('email') ?? '']
      return show(422, signInPage({ accounts, problem, name, email }))
    }
    await provider.interactionFinished(request, response, choice.result)
  }

type Choice = { result: InteractionResults } | { problem: string }

function choose(form: URLSearchParams, storage: Storage): Choice {
  if (form.get('action') === 'deny') {
    return { result: { error: 'access_denied', error_description: 'The person said no.' } }
  }
  const known = storage.accounts().find((account) => account.subject === form.get('account'))
  const account = known ?? typedAccount(form)
  if (typeof account === 'string') return { problem: account }
  storage.remember(account)
  return { result: { login: { accountId: account.subject, remember: false } } }
}

/** @returns a sentence for the person when something is missing. */
function typedAccount(form: URLSearchParams): Account | string {
  const name = (form.get('name') ?? '').trim().slice(0, 120)
  if (form.get('action') === 'without-email') {
    return { subject: 'without-email', name: name || 'Nobody in particular', email: null }
  }
  const email = (form.get('email') ?? '').trim().slice(0, 254)
  if (!name) return 'Enter your name.'
  if (!EMAIL.test(email)) return 'Enter an email address, like ada@example.com.'
  const subject = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)
  return { subject, name, email }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const tooLarge = Number(request.headers['content-length'] ?? Infinity) > FORM_MAX_BYTES
  return new URLSearchParams(tooLarge ? '' : await text(request))
}

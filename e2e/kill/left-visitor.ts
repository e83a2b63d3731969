import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent, ConversationDetail, LocalMail, OpenedConversation } from 'shared-types'
import type { Api } from '../arrange.ts'

/** The secret with which the mail service signs its requests. */
const SECRET = 'postmark:brings-what-visitors-answer'
/** Makes the server send mail soon, and accept answers from a mail service. */
export const MAIL_ENV = {
  ANSWER_BY_EMAIL_SECONDS: '1',
  REPLY_ADDRESS: 'answers@replies.example',
  POSTMARK_INBOUND_SECRET: SECRET,
}
const AGAIN_MS = 500

/** A visitor who left an email address and then the page, and whom a person has written to since. */
export class LeftVisitor {
  readonly reply = `It is ready, ${randomUUID()}`
  readonly answer = `I come at noon, ${randomUUID()}`
  /** Settles when their answer was accepted, whatever happens to the server meanwhile. */
  readonly answered: Promise<void>
  readonly #api: Api
  readonly #id: string

  private constructor(api: Api, id: string) {
    this.#api = api
    this.#id = id
    this.answered = this.#answer()
  }

  static async writtenTo(api: Api, agent: Agent): Promise<LeftVisitor> {
    const opened = await api.post<OpenedConversation>(
      `/widget/agents/${agent.id}/conversations`,
      {},
    )
    const { conversation_id: id, visitor_token: token } = opened
    await fetch(`${api.origin}/api/widget/conversations/${id}/handover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ email: `${id}@visitors.example` }),
    })
    await api.patch(`/conversation/switchControl/${id}`)
    const visitor = new LeftVisitor(api, id)
    await api.post(`/conversation/process/${id}`, { response: visitor.reply })
    return visitor
  }

  /** How many mails they received, and how often each side's words occur in the conversation. */
  async tally() {
    const { messages } = await this.#api.get<ConversationDetail>(
      `/conversation/messages/admin/${this.#id}`,
    )
    const said = (text: string) => messages.filter(({ message }) => message === text).length
    return {
      mails: (await this.#letters()).length,
      replies: said(this.reply),
      answers: said(this.answer),
    }
  }

  async #letters(): Promise<LocalMail[]> {
    const all = await this.#api.get<LocalMail[]>('/local/letters')
    return all.filter(({ text }) => text.includes(this.reply))
  }

  async #answer(): Promise<void> {
    const [letter] = await until(
      () => this.#letters(),
      (letters) => letters.length > 0,
    )
    const mail = {
      FromFull: { Email: letter!.to, Name: 'Vera' },
      To: letter!.reply_to,
      Subject: `Re: ${letter!.subject}`,
      TextBody: `${this.answer}\n\nOn Monday, Harbour wrote:\n> ${this.reply}`,
      Headers: [{ Name: 'Message-ID', Value: `<${randomUUID()}@visitors.example>` }],
    }
    // Like the mail service: sends the same mail until the server accepts it.
    await until(
      () =>
        fetch(`${this.#api.origin}/api/webhooks/mail/postmark`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Basic ${Buffer.from(SECRET).toString('base64')}`,
          },
          body: JSON.stringify(mail),
        }),
      ({ ok }) => ok,
    )
  }
}

/** Repeats a request until the answer is as wanted; errors of a dead server are ignored. */
async function until<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined && isWanted(answer)) return answer
    await sleep(AGAIN_MS)
  }
}

import { randomUUID } from 'node:crypto'
import type { OpenedConversation, VisitorHistory } from 'shared-types'

/** A visitor without a browser, who remembers what was sent and what the server accepted. */
export class Talker {
  readonly sent = new Map<string, string>()
  readonly accepted = new Set<string>()
  /** The text of the newest answer received so far. */
  answer = ''
  readonly origin: string
  private readonly id: string
  private readonly token: string

  private constructor(
    origin: string,
    opened: Pick<OpenedConversation, 'conversation_id' | 'visitor_token'>,
  ) {
    this.origin = origin
    this.id = opened.conversation_id
    this.token = opened.visitor_token
  }

  static async open(origin: string, agentId: string): Promise<Talker> {
    const response = await fetch(`${origin}/api/widget/agents/${agentId}/conversations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { data } = (await response.json()) as { data: OpenedConversation }
    return new Talker(origin, data)
  }

  /** The same visitor and conversation on another server. */
  at(origin: string): Talker {
    return new Talker(origin, { conversation_id: this.id, visitor_token: this.token })
  }

  /** Posts a message and reads the answer to its end, or until the server dies. */
  async say(text: string, id: string = randomUUID()): Promise<void> {
    this.sent.set(id, text)
    try {
      const response = await fetch(this.messages, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.authorization },
        body: JSON.stringify({ id, text }),
      })
      this.answer = ''
      const decoder = new TextDecoder()
      for await (const chunk of response.body ?? []) {
        this.answer += decoder.decode(chunk as Uint8Array, { stream: true })
        if (/^event: ?accepted$/m.test(this.answer)) this.accepted.add(id)
      }
    } catch {
      // The connection died with the server; only what was accepted before counts.
    }
  }

  /** Listens to the conversation's events until `stop`. */
  listen() {
    const ending = new AbortController()
    let heard = ''
    const hear = async () => {
      const url = `${this.origin}/api/widget/conversations/${this.id}/events`
      const headers = this.authorization
      const response = await fetch(url, { headers, signal: ending.signal })
      for await (const chunk of response.body ?? []) heard += Buffer.from(chunk as Uint8Array)
    }
    void hear().catch(() => undefined)
    return { heard: () => heard, stop: () => ending.abort() }
  }

  /** The whole conversation, page by page, with every message in its current state. */
  async history(): Promise<VisitorHistory> {
    const messages = new Map<string, VisitorHistory['messages'][number]>()
    for (let after = 0; ;) {
      const url = `${this.messages}?after=${after}`
      const response = await fetch(url, { headers: this.authorization })
      const { data } = (await response.json()) as { data: VisitorHistory }
      for (const message of data.messages) messages.set(message.id, message)
      if (!data.more) return { ...data, messages: [...messages.values()] }
      after = Math.max(...data.messages.map(({ revision }) => revision))
    }
  }

  private get messages() {
    return `${this.origin}/api/widget/conversations/${this.id}/messages`
  }

  private get authorization() {
    return { authorization: `Bearer ${this.token}` }
  }
}

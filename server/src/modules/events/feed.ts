import type { DashboardEvent, DashboardEventName } from 'shared-types'
import { joinedNews, type News } from './news.ts'

/** Nobody reads faster, and the dashboards of a busy account would be busy with updates only. */
const EVERY_MS = 1_000
/** Most subjects of one kind that are listed; when more changed, only the kind is reported. */
const MAX_SUBJECTS = 50

export type Change = {
  name: DashboardEventName
  subject: Pick<DashboardEvent, 'id' | 'agent_id'>
  /** The change of a conversation; null when it must be read. */
  news: News | null
}

/** Collects the changes of one account for its open dashboards: the first is sent at once, later ones together once a second. */
export class Feed {
  readonly #send: (change: Change) => void
  #waiting = new Map<string, Change>()
  #timer: NodeJS.Timeout | null = null

  constructor(send: (change: Change) => void) {
    this.#send = send
  }

  add(change: Change): void {
    const own = `${change.name} ${change.subject.id}`
    const isRoom = this.#waiting.has(own) || this.#waiting.size < MAX_SUBJECTS
    const known = this.#waiting.get(own)
    if (!isRoom) this.#waiting.set(change.name, { ...change, news: null })
    else
      this.#waiting.set(
        own,
        known ? { ...change, news: joinedNews(known.news, change.news) } : change,
      )
    // Deferred, so that changes of the same turn of the event loop are sent together.
    this.#timer ??= setTimeout(() => this.#flush(), 0)
  }

  end(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#waiting.clear()
  }

  #flush(): void {
    const changes = [...this.#waiting.values()]
    this.#waiting.clear()
    this.#timer = changes.length > 0 ? setTimeout(() => this.#flush(), EVERY_MS) : null
    for (const change of changes) this.#send(change)
  }
}

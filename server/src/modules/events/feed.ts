import type { DashboardEvent, DashboardEventName } from 'shared-types'
import { joinedNews, type News } from './news.ts'

/** Nobody reads faster, and a busy account would have its dashboards do nothing else. */
const EVERY_MS = 1_000
/** Of one kind, that are told one by one; where more changed in a moment, it is told once that much did. */
const MOST_SUBJECTS = 50

export type Change = {
  name: DashboardEventName
  subject: Pick<DashboardEvent, 'id' | 'agent_id'>
  /** What is new in a conversation; null where it is to be read. */
  news: News | null
}

/** The changes of one account for its open dashboards: the first at once, what follows together, once a second. */
export class Feed {
  readonly #send: (change: Change) => void
  #waiting = new Map<string, Change>()
  #timer: NodeJS.Timeout | null = null

  constructor(send: (change: Change) => void) {
    this.#send = send
  }

  tell(change: Change): void {
    const own = `${change.name} ${change.subject.id}`
    const isRoom = this.#waiting.has(own) || this.#waiting.size < MOST_SUBJECTS
    const known = this.#waiting.get(own)
    if (!isRoom) this.#waiting.set(change.name, { ...change, news: null })
    else
      this.#waiting.set(
        own,
        known ? { ...change, news: joinedNews(known.news, change.news) } : change,
      )
    // What is told in the same turn of the event loop goes along.
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

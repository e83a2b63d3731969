import type { Deps } from '../../../deps.ts'
import type { ConversationContent } from '../../../ports/bus/conversation-event.ts'
import { type SpeakerState, speakerOf } from '../control/control.ts'
import { messagesAfter } from '../messages-store.ts'
import { findState } from '../store.ts'
import type { ConversationObserver } from './observe.ts'
import type { Heard } from './watch.ts'

/** What is read at once: a conversation may be as long as it likes, and the stream takes what its reader takes. */
const MOST_AT_ONCE = 50

/**
 * What one observer of a conversation has been told. An event that goes on where the last ended is told as it comes; wherever
 * something is missing between the two, the database is read.
 */
export class Observation {
  readonly conversationId: string
  /** Everything up to it was told. */
  revision: number
  /** Null before the first look. */
  speaker: SpeakerState | null = null
  /** Something has to be read, and was not yet. */
  isBehind = true
  readonly #deps: Deps
  readonly #signal: AbortSignal
  readonly #observer: ConversationObserver
  #isLooking = false
  /** What was heard during a look, oldest first; null where that has to be read anyway. */
  #heardMeanwhile: ConversationContent[] | null = []

  constructor(
    deps: Deps,
    conversationId: string,
    revision: number,
    signal: AbortSignal,
    observer: ConversationObserver,
  ) {
    this.#deps = deps
    this.conversationId = conversationId
    this.revision = revision
    this.#signal = signal
    this.#observer = observer
  }

  hear({ kind, name, content }: Heard): void {
    // All observations of a node are looked after together.
    if (kind === 'gap') return
    if (kind === 'typing') this.#observer.typing(name ?? '')
    else if (kind === 'closed') this.#observer.closed()
    else if (kind === 'access') this.#observer.accessChanged?.()
    else if (this.#isLooking) this.#remember(content)
    else if (!content || !this.#tell(content)) this.look()
  }

  /** Reads what changed, now or right after the look under way. */
  look(): void {
    this.#heardMeanwhile = null
    if (!this.#isLooking) void this.#lookUntilKnown()
  }

  async #lookUntilKnown(): Promise<void> {
    this.#isLooking = true
    while (!this.#signal.aborted && !this.#isUpToDate()) {
      this.#heardMeanwhile = []
      this.isBehind = true
      await this.#lookOnce().catch((error: unknown) => {
        this.#deps.log.warn({ err: error }, 'a conversation could not be read for its observer')
      })
      // What is heard from here on does not go on where it ended; it is looked after in a while.
      if (this.isBehind) break
    }
    this.#isLooking = false
  }

  /** Tells what was heard during the last look. @returns false where that has to be read */
  #isUpToDate(): boolean {
    const heard = this.#heardMeanwhile
    return heard !== null && heard.every((content) => this.#tell(content))
  }

  async #lookOnce(): Promise<void> {
    const { driver } = this.#deps
    const state = await findState(driver, this.conversationId)
    if (this.#signal.aborted) return
    if (!state) return this.#observer.closed()
    this.#tellSpeaker(speakerOf(state))
    const messages =
      state.revision > this.revision
        ? await messagesAfter(driver, this.conversationId, this.revision, MOST_AT_ONCE)
        : []
    if (this.#signal.aborted) return
    for (const message of messages.toSorted((one, other) => one.revision - other.revision)) {
      this.#observer.message(message)
      this.revision = message.revision
    }
    if (messages.length === MOST_AT_ONCE) this.#heardMeanwhile = null
    // Where a write came too late for its message, no message has that revision.
    else this.revision = Math.max(this.revision, state.revision)
    this.isBehind = false
  }

  #remember(content: ConversationContent | undefined): void {
    if (!content || this.#heardMeanwhile?.length === MOST_AT_ONCE) this.#heardMeanwhile = null
    else this.#heardMeanwhile?.push(content)
  }

  /** @returns false where something is missing before it. */
  #tell({ messages, speaker }: ConversationContent): boolean {
    if (this.isBehind) return false
    if (speaker && !this.#follows(speaker)) return false
    if (speaker) this.#tellSpeaker(speaker)
    for (const message of messages) {
      if (message.revision > this.revision + 1) return false
      if (message.revision <= this.revision) continue
      this.#observer.message(message)
      this.revision = message.revision
      // It is open again.
      if (message.role === 'customer' && this.speaker?.isResolved)
        this.#tellSpeaker({ ...this.speaker, isResolved: false })
    }
    return true
  }

  /** Within an epoch a person can only be asked for; who may speak, and that nobody is asked for any more, begins a new one. */
  #follows({ epoch, handoverRequested }: SpeakerState): boolean {
    const known = this.speaker
    if (!known || epoch < known.epoch) return false
    return epoch > known.epoch || handoverRequested || !known.handoverRequested
  }

  #tellSpeaker(speaker: SpeakerState): void {
    const known = this.speaker
    this.speaker = speaker
    const isKnown =
      known?.control === speaker.control &&
      known.handoverRequested === speaker.handoverRequested &&
      !known.isResolved === !speaker.isResolved
    if (!isKnown) this.#observer.control(speaker)
  }
}

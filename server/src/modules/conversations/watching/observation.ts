import type { Deps } from '../../../deps.ts'
import type { ConversationContent } from '../../../ports/bus/conversation-event.ts'
import { type SpeakerState, speakerOf } from '../control/control.ts'
import { messagesAfter } from '../messages-store.ts'
import { findState } from '../store.ts'
import type { ConversationObserver } from './observe.ts'
import type { WatchedEvent } from './watch.ts'

/** Messages read at once: a conversation may be very long, and memory should not hold all of it. */
const MAX_AT_ONCE = 50

/**
 * What one observer of a conversation has been told. An event that continues where the last one ended is passed on directly;
 * where something between them is missing, the database is read.
 */
export class Observation {
  readonly conversationId: string
  /** The observer knows every change up to this revision. */
  revision: number
  /** Null before the first read. */
  speaker: SpeakerState | null = null
  /** The observer misses something that has not been read yet. */
  isBehind = true
  readonly #deps: Deps
  readonly #signal: AbortSignal
  readonly #observer: ConversationObserver
  #isLooking = false
  /** Events that arrived during a read, oldest first; null where another read is needed anyway. */
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

  hear({ kind, name, content }: WatchedEvent): void {
    // A `gap` concerns all observations of this node, which `CatchUp` handles together.
    if (kind === 'gap') return
    if (kind === 'typing') this.#observer.typing(name ?? '')
    else if (kind === 'closed') this.#observer.closed()
    else if (kind === 'access') this.#observer.accessChanged?.()
    else if (this.#isLooking) this.#remember(content)
    else if (!content || !this.#passOn(content)) this.look()
  }

  /** Reads what changed, now or right after a read under way. */
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
      // The read failed: later events do not continue where the observer is, so `CatchUp` will read again.
      if (this.isBehind) break
    }
    this.#isLooking = false
  }

  /**
   * Passes on the events that arrived during the last read.
   * @returns false where they do not continue it, so that another read is needed
   */
  #isUpToDate(): boolean {
    const heard = this.#heardMeanwhile
    return heard !== null && heard.every((content) => this.#passOn(content))
  }

  async #lookOnce(): Promise<void> {
    const { driver } = this.#deps
    const state = await findState(driver, this.conversationId)
    if (this.#signal.aborted) return
    if (!state) return this.#observer.closed()
    this.#passSpeaker(speakerOf(state))
    const messages =
      state.revision > this.revision
        ? await messagesAfter(driver, this.conversationId, this.revision, MAX_AT_ONCE)
        : []
    if (this.#signal.aborted) return
    for (const message of messages.toSorted((one, other) => one.revision - other.revision)) {
      this.#observer.message(message)
      this.revision = message.revision
    }
    if (messages.length === MAX_AT_ONCE) this.#heardMeanwhile = null
    // A write that came too late to change its message raised the revision, so that no message has it.
    else this.revision = Math.max(this.revision, state.revision)
    this.isBehind = false
  }

  #remember(content: ConversationContent | undefined): void {
    if (!content || this.#heardMeanwhile?.length === MAX_AT_ONCE) this.#heardMeanwhile = null
    else this.#heardMeanwhile?.push(content)
  }

  /**
   * Passes an event on.
   * @returns false where something before it is missing.
   */
  #passOn({ messages, speaker }: ConversationContent): boolean {
    if (this.isBehind) return false
    if (speaker && !this.#follows(speaker)) return false
    if (speaker) this.#passSpeaker(speaker)
    for (const message of messages) {
      if (message.revision > this.revision + 1) return false
      if (message.revision <= this.revision) continue
      this.#observer.message(message)
      this.revision = message.revision
      // A message of the customer opens a resolved conversation again.
      if (message.role === 'customer' && this.speaker?.isResolved)
        this.#passSpeaker({ ...this.speaker, isResolved: false })
    }
    return true
  }

  /**
   * Whether the state is newer than the known one. Within one epoch a person can only become wanted; every other change of the
   * speaker begins a new epoch.
   */
  #follows({ epoch, handoverRequested }: SpeakerState): boolean {
    const known = this.speaker
    if (!known || epoch < known.epoch) return false
    return epoch > known.epoch || handoverRequested || !known.handoverRequested
  }

  #passSpeaker(speaker: SpeakerState): void {
    const known = this.speaker
    this.speaker = speaker
    const isKnown =
      known?.control === speaker.control &&
      known.handoverRequested === speaker.handoverRequested &&
      !known.isResolved === !speaker.isResolved
    if (!isKnown) this.#observer.control(speaker)
  }
}

import type { Deps } from '../../../deps.ts'
import { type Loop, startLoop } from '../../../lib/loop.ts'
import { findBehind } from './catch-up-store.ts'
import type { Observation } from './observation.ts'

/** How often observers are checked for missed events between nodes, in ms. */
const LOOK_EVERY_MS = 15_000
/** The most observations in one statement. */
const MAX_AT_ONCE = 1_000

// Tests start several servers in one process, so the observations belong to the dependencies of each.
const nodes = new WeakMap<Deps, CatchUp>()

/** The catch-up of this node, which regularly checks all its observations. */
export function catchUpOf(deps: Deps): CatchUp {
  const known = nodes.get(deps)
  if (known) return known
  const made = new CatchUp(deps)
  nodes.set(deps, made)
  return made
}

/**
 * Has observations read again whose last read failed. Where there may be several nodes it also asks the database which ones
 * missed an event; on a single node none is lost.
 */
class CatchUp {
  readonly #deps: Deps
  readonly #observations = new Set<Observation>()
  #loop: Loop | null = null

  constructor(deps: Deps) {
    this.#deps = deps
    deps.bus.subscribe('gap', () => this.#loop?.wake())
  }

  /**
   * Adds an observation.
   * @returns a function that removes it.
   */
  join(observation: Observation): () => void {
    this.#observations.add(observation)
    this.#loop ??= this.#start()
    return () => {
      this.#observations.delete(observation)
      if (this.#observations.size > 0) return
      void this.#loop?.stop()
      this.#loop = null
    }
  }

  #start(): Loop {
    return startLoop(() => this.#lookAround(), {
      everyMs: LOOK_EVERY_MS,
      log: this.#deps.log,
      failed: 'the conversations that are watched could not be looked after',
      atOnce: false,
    })
  }

  /** Statements run one after another, so that a node with many watchers leaves the database free for other work. */
  async #lookAround(): Promise<void> {
    const all = [...this.#observations].filter(({ isBehind }) => !isBehind)
    for (const observation of this.#observations) if (observation.isBehind) observation.look()
    if (!this.#deps.driver.connect) return
    for (let from = 0; from < all.length; from += MAX_AT_ONCE) {
      const some = all.slice(from, from + MAX_AT_ONCE)
      for (const index of await findBehind(this.#deps.driver, some)) some[index]!.look()
    }
  }
}

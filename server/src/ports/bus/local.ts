import { EventEmitter } from 'node:events'
import type { Bus } from './index.ts'

/** The bus of a single node: an event emitter. */
export function localBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    publish: (topic, event) => void emitter.emit(topic, event),
    subscribe: (topic, listener) => {
      emitter.on(topic, listener)
      return () => void emitter.off(topic, listener)
    },
    close: async () => void emitter.removeAllListeners(),
  }
}

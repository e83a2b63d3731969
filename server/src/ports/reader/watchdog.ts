import { workerData } from 'node:worker_threads'
import { IDLE, openGauge, READING } from './gauge.ts'

/** Pause between two checks, in ms: meanwhile a document can use some ten megabytes more. */
const LOOK_EVERY_MS = 50

/**
 * Watches its process from a separate thread, because reading may block the main one. The signal that ends the process says why:
 * the system's own one for too much time, and the one it sends for too much memory.
 */
const { shared, parent } = workerData as { shared: SharedArrayBuffer; parent: number }
const { state, limits } = openGauge(shared)

for (;;) {
  Atomics.wait(state, 0, IDLE)
  look()
  Atomics.wait(state, 0, READING, LOOK_EVERY_MS)
}

function look() {
  const { user, system } = process.cpuUsage()
  const [cpuMicroseconds, bytes] = limits as unknown as [number, number]
  if (user + system > cpuMicroseconds) process.kill(process.pid, 'SIGXCPU')
  if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL')
  // The server has ended, so nobody waits for the answer.
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}

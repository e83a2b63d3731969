import { workerData } from 'node:worker_threads'
import { IDLE, openGauge, READING } from './gauge.ts'

/** Between two looks a document fills some ten megabytes more. */
const LOOK_EVERY_MS = 50

/**
 * Watches its process from a thread of its own, because reading a document may hold the other for as long as it lasts. Which signal ends
 * the process says why: that of the system for too much time, and the one it would itself send for too much memory.
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
  // Nobody waits for the answer any more.
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}

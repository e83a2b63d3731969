export const IDLE = 0
export const READING = 1

/** What a reader tells its watchdog: whether it reads, and up to which use of the processor and of memory. */
export function openGauge(shared: SharedArrayBuffer) {
  return { state: new Int32Array(shared, 0, 1), limits: new Float64Array(shared, 8, 2) }
}

export const GAUGE_BYTES = 24

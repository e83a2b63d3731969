export const IDLE = 0
export const READING = 1

/** Memory that a reader shares with its watchdog: whether it is reading, and its limits of processor time and memory. */
export function openGauge(shared: SharedArrayBuffer) {
  return { state: new Int32Array(shared, 0, 1), limits: new Float64Array(shared, 8, 2) }
}

export const GAUGE_BYTES = 24

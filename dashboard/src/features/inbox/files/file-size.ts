const KB = 1_000
const MB = 1_000_000

/** A size in the usual units: '340 kB', '2.4 MB'. */
export const fileSize = (bytes: number): string =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / KB)).toLocaleString('en-US')} kB`
    : `${(bytes / MB).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`

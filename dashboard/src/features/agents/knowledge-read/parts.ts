import type { Correction } from 'shared-types'

/** Rows that come in parts, and what can be done with one; no `onChange` where they are only looked at. */
export type PartsProps<Row> = {
  parts: { rows: Row[]; total: number }[]
  isLoadingMore: boolean
  onMore: () => void
  onChange: OnChange | undefined
  /** The address of what was read. */
  original: string
}

export type OnChange = (change: { id: string; change: Correction }) => Promise<unknown>

import type { Correction } from 'shared-types'

/** Rows that are loaded in parts, and the actions on a row; without `onChange` they are read-only. */
export type PartsProps<Row> = {
  parts: { rows: Row[]; total: number }[]
  isLoadingMore: boolean
  onMore: () => void
  onChange: OnChange | undefined
  /** The address of the page that was read. */
  original: string
}

export type OnChange = (change: { id: string; change: Correction }) => Promise<unknown>

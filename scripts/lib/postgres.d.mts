export type OwnPostgres = {
  url: string
  /** Its first process, which started all others. */
  pid(): number
  /** Starts it again; resolves when it takes connections. */
  up(): Promise<void>
  down(how?: 'fast' | 'crash'): Promise<void>
  isDown(): boolean
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

export function openOwnPostgres(prepare?: (folder: string) => void): Promise<OwnPostgres | null>

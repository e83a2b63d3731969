import { FILE_NAME_MAX } from 'shared-types'

const ENDINGS: Record<string, string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
}

/** Characters that are invisible, or change how others are displayed: one that reverses the direction shows `gpj.exe` as `exe.jpg`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A safe name for showing and saving a file: without folders, and with the extension of its real type. */
export function fileName(given: string, type: string): string {
  const endings = ENDINGS[type] ?? []
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const seen = last.replaceAll(UNSEEN, '').trim()
  const hasEnding = endings.some((ending) => seen.toLowerCase().endsWith(ending))
  const whole = hasEnding ? seen : `${seen || 'file'}${endings[0] ?? ''}`
  return whole.length <= FILE_NAME_MAX
    ? whole
    : `${whole.slice(0, FILE_NAME_MAX - 6)}…${endings[0]}`
}

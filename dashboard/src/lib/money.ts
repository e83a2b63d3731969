const MICROS = 1_000_000

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Millionths of a US dollar as '$3.20'; an amount below one cent is shown as such. */
export function money(micros: number): string {
  const isLittle = micros > 0 && micros < MICROS / 100
  return isLittle ? '< $0.01' : usd.format(micros / MICROS)
}

/** Typed US dollars in millionths; null where the text is no amount. */
export function microsOf(typed: string): number | null {
  const plain = typed.trim().replace(/^\$\s*/, '')
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * MICROS) : null
}

/** Puts the focus on the next or the previous `[data-row]` of the page; from the current one when the focus is elsewhere. */
export function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  const current = focused < 0 ? rows.findIndex((row) => row.ariaCurrent === 'page') : focused
  const next = rows[current < 0 ? 0 : current + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Moves the focus to the next or the previous `[data-row]` of the page. Where the focus is elsewhere, it starts from the current row. */
export function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  const current = focused < 0 ? rows.findIndex((row) => row.ariaCurrent === 'page') : focused
  const next = rows[current < 0 ? 0 : current + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/**
 * The browser's Back closes what is open above the page, such as a dialog, instead of leaving the page: whatever opens gets an entry of its
 * own in the history, with the same address. The entry of something that was closed otherwise stays, because going back in code would
 * collide with a navigation that follows. The next thing that opens uses it, and Back skips it.
 */
type Place = {
  /** Number of the page in the history, which the router writes. */
  page: number
  /** How many entries of things above the page come before this one, including itself. */
  above: number
}

/** What is open, from the bottom to the top. */
let open: (() => void)[] = []
let place: Place | null = null

/** Back closes the topmost of what was registered. @returns a function for when it has closed */
export function closeOnBack(close: () => void): () => void {
  watchBack()
  open.push(close)
  addEntries()
  return () => {
    open = open.filter((other) => other !== close)
  }
}

/** Begins to notice Back; also after a reload, where an entry of a closed dialog may be the current one. */
export function watchBack(): void {
  if (place) return
  place = placeNow()
  window.addEventListener('popstate', handlePop)
}

function handlePop(): void {
  const before = place
  place = placeNow()
  if (before?.page !== place.page || before.above <= place.above) return
  if (open.length <= place.above) return history.back()
  open.at(-1)?.()
  // What did not close, because it asks first whether it may, has lost its entry.
  setTimeout(addEntries)
}

/** Everything that is open gets an entry. */
function addEntries(): void {
  place = placeNow()
  for (; place.above < open.length; place = placeNow())
    history.pushState({ ...history.state, above: place.above + 1 }, '')
}

const placeNow = (): Place => ({
  page: history.state?.idx ?? 0,
  above: history.state?.above ?? 0,
})

/** Keeps a text for this browser tab; an empty one is forgotten. */
export function keepInTab(key: string, text: string): void {
  if (text) sessionStorage.setItem(key, text)
  else sessionStorage.removeItem(key)
}

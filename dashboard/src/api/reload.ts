import { toast } from 'react-hot-toast'

const KEPT_KEY = 'told after reload'

/** Loads the page again. The toast of a success would go with it, so it is shown by the page that comes. */
export function reloadAndTell(success: string): void {
  sessionStorage.setItem(KEPT_KEY, success)
  location.reload()
}

/** What the page before had to tell, once. */
export function tellKept(): void {
  const kept = sessionStorage.getItem(KEPT_KEY)
  sessionStorage.removeItem(KEPT_KEY)
  if (kept) toast.success(kept)
}

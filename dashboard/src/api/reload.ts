import { toast } from 'react-hot-toast'

const KEPT_KEY = 'told after reload'

/** Reloads the page. The success toast would disappear with it, so that the new page shows it. */
export function reloadAndTell(success: string): void {
  sessionStorage.setItem(KEPT_KEY, success)
  location.reload()
}

/** Shows the message left by the previous page, once. */
export function showKeptToast(): void {
  const kept = sessionStorage.getItem(KEPT_KEY)
  sessionStorage.removeItem(KEPT_KEY)
  if (kept) toast.success(kept)
}

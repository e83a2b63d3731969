import { toast } from 'react-hot-toast'
import { paths } from '~/lib/paths.ts'
import { KEPT_TOAST_KEY } from '~/lib/user-key.ts'

/** Reloads the page. The success toast would disappear with it, so that the new page shows it. */
export function reloadAndTell(success: string): void {
  sessionStorage.setItem(KEPT_TOAST_KEY, success)
  location.reload()
}

/** Leaves for the landing page, which shows the success toast. */
export function leaveAndTell(success: string): void {
  sessionStorage.setItem(KEPT_TOAST_KEY, success)
  location.assign(paths.landing)
}

/** Shows the message left by the previous page, once. */
export function showKeptToast(): void {
  const kept = sessionStorage.getItem(KEPT_TOAST_KEY)
  sessionStorage.removeItem(KEPT_TOAST_KEY)
  if (kept) toast.success(kept)
}

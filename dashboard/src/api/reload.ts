import { toast } from 'react-hot-toast'
import { paths } from '~/lib/paths.ts'
import { tabStorage } from '~/lib/storage.ts'
import { KEPT_TOAST_KEY } from '~/lib/user-key.ts'

/** Reloads the page. The success toast would disappear with it, so that the new page shows it. */
export function reloadAndTell(success: string): void {
  tabStorage.set(KEPT_TOAST_KEY, success)
  location.reload()
}

/** Leaves for the landing page, which shows the success toast. */
export function leaveAndTell(success: string): void {
  tabStorage.set(KEPT_TOAST_KEY, success)
  location.assign(paths.landing)
}

/** Shows the message left by the previous page, once. */
export function showKeptToast(): void {
  const kept = tabStorage.get(KEPT_TOAST_KEY)
  tabStorage.set(KEPT_TOAST_KEY, null)
  if (kept) toast.success(kept)
}

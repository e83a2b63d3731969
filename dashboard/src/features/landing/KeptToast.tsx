import { useEffect } from 'react'
import { showKeptToast } from '~/api/reload.ts'
import { Toaster } from '~/ui/Toaster.tsx'

/** Shows what the previous page had to say, such as that the account was deleted. */
export function KeptToast() {
  useEffect(showKeptToast, [])
  return (
    <div aria-live="off">
      <Toaster />
    </div>
  )
}

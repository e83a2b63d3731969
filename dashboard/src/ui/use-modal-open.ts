import { useEffect, useEffectEvent } from 'react'
import { closeOnBack } from '~/lib/browser-back.ts'

let openModals = 0

/** The body is marked `modal-open` while any modal is, and the browser's Back closes the topmost one. */
export function useModalOpen(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    openModals += 1
    document.body.classList.add('modal-open')
    const forget = closeOnBack(() => close())
    return () => {
      forget()
      openModals -= 1
      if (openModals === 0) document.body.classList.remove('modal-open')
    }
  }, [isOpen])
}

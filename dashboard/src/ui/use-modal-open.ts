import { useEffect } from 'react'

let openModals = 0

/** The body is marked `modal-open` while any modal is. */
export function useModalOpen(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    openModals += 1
    document.body.classList.add('modal-open')
    return () => {
      openModals -= 1
      if (openModals === 0) document.body.classList.remove('modal-open')
    }
  }, [isOpen])
}

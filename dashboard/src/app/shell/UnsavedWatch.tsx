import { lazy, useContext, useEffect, useState } from 'react'
import {
  type Navigator,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router-dom'
import { queryClient } from '~/api/query-client.ts'
import { closeOnBack, watchBack } from '~/lib/browser-back.ts'
import {
  askBeforeLosing,
  forgetKept,
  hasUnsaved,
  keepSent,
  keptTexts,
  leaveUnsaved,
} from '~/lib/unsaved.ts'
import { confirm } from '~/stores/confirm.ts'

const UnsavedDialog = lazy(async () => ({
  default: (await import('./UnsavedDialog.tsx')).UnsavedDialog,
}))

/**
 * Asks before a page is left on which text would be lost: by a link, a shortcut, the browser's Back, or closing the window. Gives back what
 * had been written when the session ended. It is loaded once the page has been drawn.
 */
export function UnsavedWatch({ email }: { email: string }) {
  const [texts, setTexts] = useState(() => keptTexts(email))
  const { navigator } = useContext(NavigationContext)
  const { pathname, search } = useLocation()
  useEffect(watchBack, [])
  useEffect(keepRefused, [])
  // Not while drawing, which React may do twice.
  useEffect(forgetKept, [])
  useEffect(() => guardLinks(navigator), [navigator])
  useEffect(() => {
    askBeforeLosing(askToDiscard)
    window.addEventListener('beforeunload', guardUnload)
    return () => window.removeEventListener('beforeunload', guardUnload)
  }, [])
  return (
    <>
      <BackGuard key={pathname + search} />
      {texts.length > 0 && <UnsavedDialog texts={texts} onClose={() => setTexts([])} />}
    </>
  )
}

function BackGuard() {
  useEffect(guardBack, [])
  return null
}

const keepRefused = () =>
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status === 'error') keepSent()
  })

/** From the first letter on, Back does not leave the page at once. What is typed in a dialog is asked for by the dialog. */
function guardBack(): () => void {
  let forget: (() => void) | undefined
  const leave = () => {
    forget?.()
    history.back()
  }
  const handleInput = () => {
    if (forget || document.body.classList.contains('modal-open') || !hasUnsaved(document)) return
    forget = closeOnBack(() => void leaveUnsaved(document, leave))
  }
  // The window hears of it after the document, where the fields are watched.
  window.addEventListener('input', handleInput)
  return () => {
    window.removeEventListener('input', handleInput)
    forget?.()
  }
}

/** The router has a blocker of its own only in a variant that does not fit into the budget of the landing page. */
function guardLinks(router: Navigator): () => void {
  const { push } = router
  router.push = (...to) => void leaveUnsaved(document, () => push(...to))
  return () => {
    router.push = push
  }
}

const guardUnload = (event: BeforeUnloadEvent): void => {
  if (hasUnsaved(document)) event.preventDefault()
}

const askToDiscard = () =>
  confirm({
    title: 'Discard what you typed?',
    body: 'It has not been saved.',
    action: 'Discard',
    refusal: 'Keep writing',
    danger: true,
  })

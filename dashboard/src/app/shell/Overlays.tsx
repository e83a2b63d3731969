import { lazy, Suspense, useEffect } from 'react'
import { watchFields } from '~/lib/unsaved.ts'
import { whenIdle } from '~/lib/when-idle.ts'
import { useOverlay } from '~/stores/overlay.ts'
import { useShortcuts } from '../keyboard/use-shortcuts.ts'

const loadPalette = () => import('../palette/CommandPalette.tsx')
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }))
const UnreadWatch = lazy(async () => ({
  default: (await import('../unread/UnreadWatch.tsx')).UnreadWatch,
}))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../keyboard/ShortcutsDialog.tsx')).ShortcutsDialog,
}))
const UnsavedWatch = lazy(async () => ({
  default: (await import('./UnsavedWatch.tsx')).UnsavedWatch,
}))

/** The shortcuts of every page, and the dialogs they open, whose code is loaded once the page has settled. */
export function Overlays({ email }: { email: string }) {
  useShortcuts()
  const open = useOverlay((state) => state.open)
  useEffect(() => whenIdle(() => void loadPalette().catch(() => undefined)), [])
  // At once: somebody may type before the code of the dialogs is loaded.
  useEffect(watchFields, [])
  return (
    <Suspense>
      <UnreadWatch />
      <UnsavedWatch email={email} />
      {open === 'palette' && <CommandPalette />}
      {open === 'shortcuts' && <ShortcutsDialog />}
    </Suspense>
  )
}

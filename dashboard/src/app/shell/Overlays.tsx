import { lazy, Suspense, useEffect, useState } from 'react'
import { watchBack } from '~/lib/browser-back.ts'
import { takeUnsaved, watchFields } from '~/lib/unsaved.ts'
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
const UnsavedDialog = lazy(async () => ({
  default: (await import('./UnsavedDialog.tsx')).UnsavedDialog,
}))

/** The shortcuts of every page, and the dialogs they open, whose code is loaded once the page has settled. */
export function Overlays({ email }: { email: string }) {
  useShortcuts()
  const open = useOverlay((state) => state.open)
  useEffect(() => whenIdle(() => void loadPalette().catch(() => undefined)), [])
  const [unsaved, setUnsaved] = useState(() => takeUnsaved(email))
  useEffect(watchFields, [])
  useEffect(watchBack, [])
  return (
    <Suspense>
      <UnreadWatch />
      {open === 'palette' && <CommandPalette />}
      {unsaved.length > 0 && <UnsavedDialog texts={unsaved} onClose={() => setUnsaved([])} />}
      {open === 'shortcuts' && <ShortcutsDialog />}
    </Suspense>
  )
}

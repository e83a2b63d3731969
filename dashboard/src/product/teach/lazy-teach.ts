import { preloadable } from '~/lib/preloadable.tsx'

/** A chunk of its own: most users who read a question do not answer it. */
export const LazyTeachDialog = preloadable(() =>
  import('./TeachDialog.tsx').then((m) => m.TeachDialog),
)

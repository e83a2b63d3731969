import { preloadable } from '~/lib/preloadable.tsx'

/** In a chunk of its own: most who read a question answer none. */
export const LazyTeachDialog = preloadable(() =>
  import('./TeachDialog.tsx').then((m) => m.TeachDialog),
)

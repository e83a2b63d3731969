import { preloadable } from '~/lib/preloadable.tsx'

/** A chunk of its own: the list of the inbox is there to be used before it. */
export const LazyConversation = preloadable(() =>
  import('./OpenConversation.tsx').then((m) => m.OpenConversation),
)

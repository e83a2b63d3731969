import { preloadable } from '~/lib/preloadable.tsx'

/** A chunk of its own: the list of the inbox can be used before it is loaded. */
export const LazyConversation = preloadable(() =>
  import('./OpenConversation.tsx').then((m) => m.OpenConversation),
)

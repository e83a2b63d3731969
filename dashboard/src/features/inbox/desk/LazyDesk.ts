import { preloadable } from '~/lib/preloadable.tsx'

// Chunks of their own: the conversation can be read before they are loaded.

export const LazyDeskTools = preloadable(() => import('./DeskTools.tsx').then((m) => m.DeskTools))
export const LazyMessageTools = preloadable(() =>
  import('../conversation/MessageTools.tsx').then((m) => m.MessageTools),
)
export const LazySentNote = preloadable(() =>
  import('../conversation/SentNote.tsx').then((m) => m.SentNote),
)
export const LazyTextingFacts = preloadable(() =>
  import('./TextingFacts.tsx').then((m) => m.TextingFacts),
)
export const LazyNoteCard = preloadable(() => import('./NoteCard.tsx').then((m) => m.NoteCard))
export const LazyNewNote = preloadable(() => import('./NewNote.tsx').then((m) => m.NewNote))
export const LazySummaryBar = preloadable(() =>
  import('./SummaryBar.tsx').then((m) => m.SummaryBar),
)
export const LazyLead = preloadable(() => import('./LeadFacts.tsx').then((m) => m.LeadFacts))
export const LazyRating = preloadable(() => import('./RatingFact.tsx').then((m) => m.RatingFact))
export const LazyMessageFiles = preloadable(() =>
  import('../files/MessageFiles.tsx').then((m) => m.MessageFiles),
)

import { lazy } from 'react'

export const LazyReadDialog = lazy(async () => ({
  default: (await import('../knowledge-read/ReadDialog.tsx')).ReadDialog,
}))

import { preloadable } from '~/lib/preloadable.tsx'

export const AppearanceTab = preloadable(() =>
  import('./appearance/AppearanceTab.tsx').then((m) => m.AppearanceTab),
)
export const KnowledgeTab = preloadable(() =>
  import('./knowledge-base/KnowledgeTab.tsx').then((m) => m.KnowledgeTab),
)
export const IntegrationsTab = preloadable(() =>
  import('./integrations/IntegrationsTab.tsx').then((m) => m.IntegrationsTab),
)
export const ActionsPage = preloadable(() =>
  import('./actions/ActionsPage.tsx').then((m) => m.ActionsPage),
)
export const TestsPage = preloadable(() => import('./tests/TestsPage.tsx').then((m) => m.TestsPage))

const LAZY: Record<string, { preload: () => Promise<void> }> = {
  appearance: AppearanceTab,
  'knowledge-base': KnowledgeTab,
  integrations: IntegrationsTab,
}

/** Loads the code of a tab, where it has a chunk of its own, before it is shown. */
export const preloadTab = (tab: string | null): void => void LAZY[tab ?? '']?.preload()

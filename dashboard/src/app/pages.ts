import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { matchPath } from 'react-router-dom'
import { paths } from '~/lib/paths.ts'

/** The pages and the frames around them, each in a chunk of its own. */
export const LandingPage = page(() =>
  import('~/features/landing/LandingPage.tsx').then((m) => m.LandingPage),
)
export const AuthPage = page(() => import('~/features/auth/AuthPage.tsx').then((m) => m.AuthPage))
export const OverviewPage = page(() =>
  import('~/features/overview/OverviewPage.tsx').then((m) => m.OverviewPage),
)
export const InboxPage = page(() =>
  import('~/features/inbox/InboxPage.tsx').then((m) => m.InboxPage),
)
export const CallLogsPage = page(() =>
  import('~/features/call-logs/CallLogsPage.tsx').then((m) => m.CallLogsPage),
)
export const AgentsPage = page(() =>
  import('~/features/agents/AgentsPage.tsx').then((m) => m.AgentsPage),
)
export const AgentPage = page(() =>
  import('~/features/agents/AgentPage.tsx').then((m) => m.AgentPage),
)
export const AccountProviders = page(() =>
  import('./AccountProviders.tsx').then((m) => m.AccountProviders),
)
export const AppShell = page(() => import('./shell/AppShell.tsx').then((m) => m.AppShell))

const CHUNKS: [pattern: string, chunks: Page[]][] = [
  [paths.landing, [LandingPage]],
  [paths.auth(), [AccountProviders, AuthPage]],
  [paths.dashboard, [AccountProviders, AppShell, OverviewPage]],
  [`${paths.inbox}/*`, [AccountProviders, AppShell, InboxPage]],
  [paths.callLogs, [AccountProviders, AppShell, CallLogsPage]],
  [paths.agents, [AccountProviders, AppShell, AgentsPage]],
  [`${paths.agents}/:id`, [AccountProviders, AppShell, AgentPage]],
]

/** Fetches everything an address needs at once, instead of each frame finding out about the next one in turn. */
export function preloadPage(path: string): void {
  const chunks = CHUNKS.find(([pattern]) => matchPath(pattern, path))?.[1] ?? []
  for (const chunk of chunks) chunk.preload()
}

type Page = LazyExoticComponent<ComponentType> & { preload: () => void }

function page(load: () => Promise<ComponentType>): Page {
  const lazyPage = lazy(() => load().then((component) => ({ default: component })))
  // A preload that fails is tried again, and its failure shown, when the page is drawn.
  return Object.assign(lazyPage, { preload: () => void load().catch(() => undefined) })
}

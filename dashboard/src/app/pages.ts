import { matchPath } from 'react-router-dom'
import { LazyConversation } from '~/features/inbox/LazyConversation.ts'
import { paths } from '~/lib/paths.ts'
import { preloadable, type Preloadable } from '~/lib/preloadable.tsx'

/** The pages and the layouts around them, each in a chunk of its own. */
export const LandingPage = preloadable(() =>
  import('~/features/landing/LandingPage.tsx').then((m) => m.LandingPage),
)
export const AuthPage = preloadable(() =>
  import('~/features/auth/AuthPage.tsx').then((m) => m.AuthPage),
)
export const JoinPage = preloadable(() =>
  import('~/features/join/JoinPage.tsx').then((m) => m.JoinPage),
)
export const InstallPage = preloadable(() =>
  import('~/features/install/InstallPage.tsx').then((m) => m.InstallPage),
)
export const OverviewPage = preloadable(async () => {
  const { OverviewPages, askOverviewPages } = await import('./OverviewPages.tsx')
  askOverviewPages()
  return OverviewPages
})
export const InboxPage = preloadable(async () => {
  const { InboxPage, askInboxPage } = await import('~/features/inbox/InboxPage.tsx')
  askInboxPage()
  return InboxPage
})
export const CallLogsPage = preloadable(async () => {
  const { CallLogsPage, askCallLogsPage } = await import('~/features/call-logs/CallLogsPage.tsx')
  askCallLogsPage()
  return CallLogsPage
})
export const AgentsPage = preloadable(async () => {
  const { AgentsPage, askAgentsPage } = await import('~/features/agents/AgentsPage.tsx')
  askAgentsPage()
  return AgentsPage
})
export const AgentPage = preloadable(() =>
  import('~/features/agents/AgentPage.tsx').then((m) => m.AgentPage),
)
export const SettingsPage = preloadable(() =>
  import('~/features/settings/SettingsPage.tsx').then((m) => m.SettingsPage),
)
export const AccountProviders = preloadable(() =>
  import('./AccountProviders.tsx').then((m) => m.AccountProviders),
)
export const AppShell = preloadable(() => import('./shell/AppShell.tsx').then((m) => m.AppShell))

const CHUNKS: [pattern: string, chunks: Pick<Preloadable<unknown>, 'preload'>[]][] = [
  [paths.landing, [LandingPage]],
  [paths.auth(), [AccountProviders, AuthPage]],
  [paths.join, [AccountProviders, JoinPage]],
  [paths.install, [AccountProviders, InstallPage]],
  [paths.dashboard, [AccountProviders, AppShell, OverviewPage]],
  [paths.inbox, [AccountProviders, AppShell, InboxPage]],
  [`${paths.inbox}/:id`, [AccountProviders, AppShell, InboxPage, LazyConversation]],
  [paths.callLogs, [AccountProviders, AppShell, CallLogsPage]],
  [paths.agents, [AccountProviders, AppShell, AgentsPage]],
  [`${paths.agents}/:id/tests?`, [AccountProviders, AppShell, AgentPage]],
  [`${paths.agents}/:id/actions`, [AccountProviders, AppShell, AgentPage]],
  [`${paths.settings()}/:page?`, [AccountProviders, AppShell, SettingsPage]],
]

/** Loads the code for an address in parallel, instead of each layout discovering the next one in turn. Never rejects. */
export async function preloadPage(path: string): Promise<void> {
  const chunks = CHUNKS.find(([pattern]) => matchPath(pattern, path))?.[1] ?? []
  await Promise.all(chunks.map((chunk) => chunk.preload()))
}

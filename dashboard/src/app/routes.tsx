import { Route, Routes } from 'react-router-dom'
import { paths } from '~/lib/paths.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import {
  AccountProviders,
  AgentPage,
  AgentsPage,
  AppShell,
  AuthPage,
  CallLogsPage,
  InboxPage,
  InstallPage,
  JoinPage,
  LandingPage,
  OverviewPage,
  SettingsPage,
} from './pages.ts'

/** Every route of the product. Only routes inside `AccountProviders` may call the server; the landing page stays light. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.landing} element={<LandingPage />} />
      <Route element={<AccountProviders />}>
        <Route path={paths.auth()} element={<AuthPage />} />
        <Route path={paths.join} element={<JoinPage />} />
        <Route path={paths.install} element={<InstallPage />} />
        <Route element={<AppShell />}>
          <Route path={paths.dashboard} element={<OverviewPage />} />
          <Route path={paths.inbox} element={<InboxPage />}>
            <Route path=":conversationId" element={null} />
          </Route>
          <Route path={paths.callLogs} element={<CallLogsPage />} />
          <Route path={paths.reports} element={<OverviewPage />} />
          <Route path={paths.agents} element={<AgentsPage />} />
          <Route path={`${paths.agents}/:id/tests?`} element={<AgentPage />} />
          <Route path={`${paths.agents}/:id/actions`} element={<AgentPage />} />
          <Route path={`${paths.settings()}/:page?`} element={<SettingsPage />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

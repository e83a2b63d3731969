import {
  Building2,
  ChartColumn,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sun,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from 'shared-types'
import { logout } from '~/api/session.ts'
import { paths } from '~/lib/paths.ts'
import { useTheme } from '~/lib/use-theme.ts'
import { useMay } from '~/product/roles.ts'
import { openOverlay } from '~/stores/overlay.ts'
import type { Seen } from '~/ui/deferred.ts'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '~/ui/Menu.tsx'
import { useEnterWorkspace, useWorkspaces } from './queries.ts'

const THEME_OPTIONS = [
  { value: 'system', label: 'System', icon: <Monitor /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
] as const

/** Nothing for users who have one already. */
function Workspaces() {
  const all = useWorkspaces()
  const { mutate: enter } = useEnterWorkspace()
  const current = all.find((workspace) => workspace.current)
  if (all.length < 2 || !current) return null
  const options = all.map(({ id, name }) => ({ value: id, label: name, icon: <Building2 /> }))
  return (
    <>
      <MenuSeparator />
      <MenuChoice label="Workspace" value={current.id} options={options} onChange={enter} />
    </>
  )
}

type Props = { user: User; trigger: ReactNode; seen: Seen }

export function UserMenuList({ user, trigger, seen }: Props) {
  const [theme, setTheme] = useTheme()
  const navigate = useNavigate()
  const maySeeReports = useMay('admin')
  return (
    <Menu side="top" align="start" trigger={trigger} seen={seen}>
      <MenuLabel>Signed in as {user.email}</MenuLabel>
      <Workspaces />
      <MenuSeparator />
      <MenuChoice label="Theme" value={theme} options={THEME_OPTIONS} onChange={setTheme} />
      <MenuSeparator />
      {maySeeReports && (
        <MenuItem icon={<ChartColumn />} onSelect={() => void navigate(paths.reports)}>
          Reports
        </MenuItem>
      )}
      <MenuItem icon={<Settings />} onSelect={() => void navigate(paths.settings())}>
        Settings
      </MenuItem>
      <MenuItem icon={<Keyboard />} onSelect={() => openOverlay('shortcuts')}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={logout}>
        Logout
      </MenuItem>
    </Menu>
  )
}

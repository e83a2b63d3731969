import { Keyboard, LogOut, Monitor, Moon, Plus, Sun, Zap } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { logout } from '~/api/session.ts'
import { paths } from '~/lib/paths.ts'
import { useTheme } from '~/lib/use-theme.ts'
import { useMay } from '~/product/roles.ts'
import { closeOverlay, openOverlay } from '~/stores/overlay.ts'
import { CommandGroup, CommandItem } from '~/ui/CommandDialog.tsx'
import { Keys } from '~/ui/Keys.tsx'
import { matches } from './matches.ts'

export function Actions({ text }: { text: string }) {
  const navigate = useNavigate()
  const mayCreate = useMay('admin')
  const [theme, setTheme] = useTheme()
  const actions = [
    ...actionsHere(),
    ...(mayCreate
      ? [
          {
            label: 'Create an agent',
            words: 'new',
            icon: <Plus />,
            run: () => void navigate(paths.newAgent),
          },
        ]
      : []),
    ...(['system', 'light', 'dark'] as const)
      .filter((other) => other !== theme)
      .map((other) => ({
        label: THEMES[other].label,
        words: 'theme appearance mode',
        icon: THEMES[other].icon,
        run: () => setTheme(other),
      })),
    {
      label: 'Keyboard shortcuts',
      words: 'help keys',
      icon: <Keyboard />,
      aside: <Keys keys={['?']} />,
      run: () => openOverlay('shortcuts'),
    },
    { label: 'Log out', words: 'logout sign out', icon: <LogOut />, run: logout },
  ].filter(({ label, words }) => matches(`${label} ${words}`, text))
  if (actions.length === 0) return null
  return (
    <CommandGroup heading="Actions">
      {actions.map(({ label, icon, run, ...rest }) => (
        <CommandItem
          key={label}
          value={`action ${label}`}
          icon={icon}
          label={label}
          aside={'aside' in rest && rest.aside}
          onSelect={() => {
            closeOverlay()
            run()
          }}
        />
      ))}
    </CommandGroup>
  )
}

/** Actions that the page behind the palette offers; the page registers them itself. */
const actionsHere = () =>
  [...document.querySelectorAll<HTMLElement>('[data-does]')].map((control) => ({
    label: control.dataset['does'] ?? '',
    words: '',
    icon: <Zap />,
    aside: <Keys keys={[(control.dataset['shortcut'] ?? '').toUpperCase()]} />,
    run: () => control.click(),
  }))

const THEMES = {
  system: { label: 'Theme of the system', icon: <Monitor /> },
  light: { label: 'Light theme', icon: <Sun /> },
  dark: { label: 'Dark theme', icon: <Moon /> },
} as const

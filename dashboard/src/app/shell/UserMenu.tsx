import { ChevronsUpDown, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import type { User } from 'shared-types'
import { styled } from 'styled-components'
import { logout } from '~/api/session.ts'
import { useTheme } from '~/lib/use-theme.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '~/ui/Menu.tsx'
import { shortName } from './short-name.ts'

const THEME_OPTIONS = [
  { value: 'system', label: 'System', icon: <Monitor /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
] as const

export function UserMenu({ user, isCompact }: { user: User; isCompact: boolean }) {
  const [theme, setTheme] = useTheme()
  const name = shortName(user.full_name)
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <Trigger
          type="button"
          aria-label={isCompact ? `${name}, user menu` : undefined}
          $compact={isCompact}
        >
          <Avatar name={user.full_name} src={user.avatar} diameter={28} />
          {!isCompact && (
            <>
              <Name>{name}</Name>
              <ChevronsUpDown size={16} aria-hidden />
            </>
          )}
        </Trigger>
      }
    >
      <MenuLabel>Signed in as {user.email}</MenuLabel>
      <MenuSeparator />
      <MenuChoice label="Theme" value={theme} options={THEME_OPTIONS} onChange={setTheme} />
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={logout}>
        Logout
      </MenuItem>
    </Menu>
  )
}

const Trigger = styled.button<{ $compact: boolean }>`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[2]};
  padding: ${({ $compact }) => ($compact ? space[1] : space[2])};
  border-radius: ${radius.medium};
  font-weight: ${font.weight.medium};
  text-align: left;
  transition: background ${motion.fast};
  &:hover,
  &[data-state='open'] {
    background: ${color.sunken};
  }
  > svg {
    color: ${color.muted};
  }
`
const Name = styled.span`
  ${ellipsis}
  flex: 1;
`

import { ChevronsUpDown } from 'lucide-react'
import type { User } from 'shared-types'
import { styled } from 'styled-components'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, motion, radius, size, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { deferred } from '~/ui/deferred.ts'
import { shortName } from './short-name.ts'

const useMenu = deferred(async () => (await import('./UserMenuList.tsx')).UserMenuList)

export function UserMenu({ user, isCompact }: { user: User; isCompact: boolean }) {
  const { Component: Menu, seen, handlers } = useMenu()
  const name = shortName(user.full_name)
  const trigger = (
    <Trigger
      type="button"
      aria-haspopup="menu"
      aria-label={isCompact ? `${name}, user menu` : undefined}
      $compact={isCompact}
      {...(Menu ? {} : handlers)}
    >
      <Avatar name={user.full_name} src={user.avatar} diameter={28} />
      {!isCompact && (
        <>
          <Name>{name}</Name>
          <ChevronsUpDown size={16} aria-hidden />
        </>
      )}
    </Trigger>
  )
  return Menu ? <Menu user={user} trigger={trigger} seen={seen} /> : trigger
}

const Trigger = styled.button<{ $compact: boolean }>`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: ${size.control};
  min-height: ${size.control};
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

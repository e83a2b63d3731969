import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { User } from 'shared-types'
import { styled } from 'styled-components'
import { whenIdle } from '~/lib/when-idle.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { shortName } from './short-name.ts'

const UserMenuList = lazy(async () => ({
  default: (await import('./UserMenuList.tsx')).UserMenuList,
}))

/** The menu's code comes once the page has settled, or at the first click; until then its button stands alone. */
export function UserMenu({ user, isCompact }: { user: User; isCompact: boolean }) {
  const [load, setLoad] = useState<'not yet' | 'idle' | 'clicked'>('not yet')
  useEffect(() => whenIdle(() => setLoad((now) => (now === 'not yet' ? 'idle' : now))), [])

  const name = shortName(user.full_name)
  const trigger = (
    <Trigger
      type="button"
      aria-haspopup="menu"
      aria-label={isCompact ? `${name}, user menu` : undefined}
      onClick={load === 'not yet' ? () => setLoad('clicked') : undefined}
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
  )
  if (load === 'not yet') return trigger
  return (
    <Suspense fallback={trigger}>
      <UserMenuList user={user} trigger={trigger} defaultOpen={load === 'clicked'} />
    </Suspense>
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

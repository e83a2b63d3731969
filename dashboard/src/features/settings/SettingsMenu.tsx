import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { color, font, size, space } from '~/theme/tokens.ts'
import { SideMenu, sideMenuEntry } from '~/ui/SideMenu.tsx'
import { SETTINGS_GROUPS, type SettingsPageEntry } from './settings-pages.ts'

type Props = {
  /** The pages that this user's role may see. */
  pages: SettingsPageEntry[]
  current: SettingsPageEntry | undefined
}

export function SettingsMenu({ pages, current }: Props) {
  const listed = pages.filter(({ within }) => !within)
  const groups = SETTINGS_GROUPS.map((name) => ({
    name,
    entries: listed.filter(({ group }) => group === name),
  }))
  return (
    <Menu aria-label="Settings">
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ name, entries }) => (
          <Group key={name} role="group" aria-label={name}>
            <GroupName aria-hidden>{name}</GroupName>
            {entries.map((page) => (
              <Entry
                key={page.name}
                to={paths.settings(page.name)}
                aria-current={ariaCurrent(page, current)}
              >
                {page.label}
              </Entry>
            ))}
          </Group>
        ))}
    </Menu>
  )
}

/** A page that is not in the menu highlights the page it is reached from. */
const ariaCurrent = (page: SettingsPageEntry, current: SettingsPageEntry | undefined) => {
  if (page === current) return 'page'
  return page.name === current?.within ? 'true' : undefined
}

const Menu = styled(SideMenu)`
  gap: ${space[5]};
  @container (width < ${size.besideMenu}) {
    gap: ${space[1]} ${space[5]};
  }
`
const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  @container (width < ${size.besideMenu}) {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: center;
  }
`
const GroupName = styled.span`
  padding: 0 ${space[3]} ${space[1]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  @container (width < ${size.besideMenu}) {
    display: none;
  }
`
const Entry = styled(Link)`
  ${sideMenuEntry}
  height: ${size.controlSmall};
`

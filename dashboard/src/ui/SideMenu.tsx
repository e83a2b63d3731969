import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, font, motion, radius, size, space } from '~/theme/tokens.ts'

type Props = { menu: ReactNode; children: ReactNode }

/** A menu of pages beside the open page; above it where there is little room. */
export function BesideMenu({ menu, children }: Props) {
  return (
    <Frame>
      <Columns>
        {menu}
        <Place>{children}</Place>
      </Columns>
    </Frame>
  )
}

/** The style of an entry in a `SideMenu`. */
export const sideMenuEntry = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: ${size.control};
  padding: 0 ${space[3]};
  border-radius: ${radius.small};
  color: ${color.muted};
  font-weight: ${font.weight.medium};
  transition: background ${motion.fast};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  svg {
    width: ${size.icon};
    height: ${size.icon};
  }
`

/** Stays visible while the page beside it scrolls. */
export const SideMenu = styled.nav`
  position: sticky;
  top: ${space[8]};
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  align-self: flex-start;
  gap: ${space.half};
  width: 176px;
  @container (width < ${size.besideMenu}) {
    position: static;
    flex-direction: row;
    flex-wrap: wrap;
    width: auto;
  }
`
const Frame = styled.div`
  container-type: inline-size;
`
const Columns = styled.div`
  display: flex;
  gap: ${space[10]};
  @container (width < ${size.besideMenu}) {
    flex-direction: column;
    gap: ${space[6]};
  }
`
const Place = styled.div`
  flex: 1;
  min-width: 0;
`

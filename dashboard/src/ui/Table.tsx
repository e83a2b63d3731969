import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, depth, font, motion, radius, shadow, size, space } from '~/theme/tokens.ts'

type Props = {
  /** Description of the rows for screen readers. */
  label: string
  /** Column headings in order; an empty one is for a column of actions. */
  columns: readonly string[]
  /** `Row`s of `Cell`s. */
  children: ReactNode
}

const tighter = css`
  @container (width < ${size.sideBySide}) {
    padding-inline: ${space[2]};
    &:first-child {
      padding-left: ${space[4]};
    }
  }
`

export function Table({ label, columns, children }: Props) {
  return (
    <Frame>
      <Grid aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Heading key={column || index} scope="col">
                {column || <Hidden>Actions</Hidden>}
              </Heading>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Grid>
    </Frame>
  )
}

export const Row = styled.tr`
  background: ${color.surface};
  transition: background ${motion.fast};
  &:hover {
    background: color-mix(in srgb, ${color.sunken} 45%, ${color.surface});
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
  & + & > td {
    border-top: 1px solid ${color.line};
  }
`

export const Cell = styled.td`
  height: ${space[12]};
  padding: ${space[2]} ${space[4]};
  text-align: left;
  ${tighter}
  /* What can be done with a row stays in sight where the row is wider than its frame. */
  &:last-child {
    position: sticky;
    right: 0;
    background: inherit;
    text-align: right;
  }
`

const Frame = styled.div`
  container-type: inline-size;
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  /* The menu of a row reaches beyond the table, over what is positioned below it. */
  &:has([role='menu']) {
    position: relative;
    z-index: ${depth.menu};
  }
`
const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
`
const Heading = styled.th`
  height: ${space[10]};
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.medium};
  text-align: left;
  white-space: nowrap;
  ${tighter}
`
const Hidden = styled.span`
  font-size: 0;
`

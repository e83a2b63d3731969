import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { color, depth, font, motion, radius, shadow, size, space } from '~/theme/tokens.ts'
import { Boundary } from './Boundary.tsx'
import { BrokenPart } from './BrokenPart.tsx'
import { EachRow } from './Rows.tsx'

type Props<T> = {
  /** Description of the rows for screen readers. */
  label: string
  /** Column headings in order; an empty one is for a column of actions. */
  columns: readonly string[]
  /** The headings of columns that are hidden where the table is narrow; their cells are `WideCell`s. */
  wide?: readonly string[]
  /** The headings of columns that are hidden on a phone; their cells are `SpareCell`s. */
  spare?: readonly string[]
  /** What the rows show. */
  of: readonly T[]
  /** Draws a `Row` of `Cell`s. */
  children: (entry: T) => ReactNode
}

const tighter = css`
  @container (width < ${size.sideBySide}) {
    padding-inline: ${space[2]};
    &:first-child {
      padding-left: ${space[4]};
    }
  }
`

const leftOut = css`
  @container (width < ${size.sideBySide}) {
    display: none;
  }
`

const leftOutOnPhone = css`
  ${onPhone} {
    display: none;
  }
`

/** A table; a row that cannot be drawn says so and leaves the others as they are. */
export function Table<T>({ label, columns, wide = [], spare = [], of, children }: Props<T>) {
  return (
    <Frame>
      <Boundary shows={of} instead={<BrokenPart what="This list" />}>
        <Grid aria-label={label}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <Heading
                  key={column || index}
                  scope="col"
                  $isWide={wide.includes(column)}
                  $isSpare={spare.includes(column)}
                >
                  {column || <Hidden>Actions</Hidden>}
                </Heading>
              ))}
            </tr>
          </thead>
          <tbody>
            <EachRow of={of} kind="tr">
              {children}
            </EachRow>
          </tbody>
        </Grid>
      </Boundary>
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
  /* The actions of a row stay visible where the row is wider than its frame. */
  &:last-child {
    position: sticky;
    right: 0;
    background: inherit;
    text-align: right;
  }
`

/** A cell that is hidden where the table is narrow. */
export const WideCell = styled(Cell)`
  ${leftOut}
`
/** A cell that is hidden on a phone. */
export const SpareCell = styled(Cell)`
  ${leftOutOnPhone}
`
/** For content of a cell that is only shown where the table is narrow, in place of a `WideCell`. */
export const Narrow = styled.span`
  display: none;
  @container (width < ${size.sideBySide}) {
    display: block;
  }
`

const Frame = styled.div`
  container-type: inline-size;
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  /* The menu of a row overlaps content below the table. */
  &:has([role='menu']) {
    position: relative;
    z-index: ${depth.menu};
  }
`
const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
`
const Heading = styled.th<{ $isWide: boolean; $isSpare: boolean }>`
  height: ${space[10]};
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.medium};
  text-align: left;
  white-space: nowrap;
  ${tighter}
  ${({ $isWide }) => $isWide && leftOut}
  ${({ $isSpare }) => $isSpare && leftOutOnPhone}
`
const Hidden = styled.span`
  font-size: 0;
`

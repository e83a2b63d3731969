import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'
import { Boundary, useTryAgain } from './Boundary.tsx'
import { BrokenPart } from './BrokenPart.tsx'
import { Button } from './Button.tsx'
import { CardBoundary } from './CardBoundary.tsx'

/** The element of a row, or a card in a list. */
type Kind = 'li' | 'tr' | 'div' | 'card'

type Props<T> = {
  of: readonly T[]
  kind?: Kind
  /** Draws a row. */
  children: (entry: T) => ReactNode
}

/** The rows of a list. One that cannot be drawn says so and leaves the others as they are, and so does the list. */
export const Rows = <T,>({ of, kind = 'li', children }: Props<T>) => (
  <Boundary shows={of} instead={<BrokenRows kind={kind} />}>
    <EachRow of={of} kind={kind}>
      {children}
    </EachRow>
  </Boundary>
)

/** As `Rows`, where something around it catches what is not a list. */
export const EachRow = <T,>({ of, kind = 'li', children }: Props<T>) =>
  of.map((entry, index) => (
    <RowBoundary key={keyOf(entry, index)} kind={kind} shows={entry}>
      <Row entry={entry} draw={children} />
    </RowBoundary>
  ))

type BoundaryProps = { children: ReactNode; kind: Kind; shows: unknown }

export const RowBoundary = ({ children, kind, shows }: BoundaryProps) =>
  kind === 'card' ? (
    <CardBoundary as="li" shows={shows}>
      {children}
    </CardBoundary>
  ) : (
    <Boundary shows={shows} instead={<BrokenRow kind={kind} />}>
      {children}
    </Boundary>
  )

/** A component of its own, so that even reading the entry is limited to its row. */
function Row<T>({ entry, draw }: { entry: T; draw: (entry: T) => ReactNode }) {
  return draw(entry)
}

/** Entries have an id; where one has none, its place has to do. */
const keyOf = (entry: unknown, index: number) => {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : index
  return typeof id === 'string' ? id : index
}

function BrokenRow({ kind }: { kind: Exclude<Kind, 'card'> }) {
  const { isTrying, tryAgain } = useTryAgain()
  const words = (
    <Words>
      <span>This entry could not be shown</span>
      <Button size="small" icon={<RotateCw />} pending={isTrying} onClick={tryAgain}>
        Try again
      </Button>
    </Words>
  )
  if (kind === 'tr') {
    return (
      <TableRow>
        <td>{words}</td>
      </TableRow>
    )
  }
  return <Line as={kind}>{words}</Line>
}

const BrokenRows = ({ kind }: { kind: Kind }) => {
  const message = <BrokenPart what="This list" />
  return kind === 'div' ? message : <li>{message}</li>
}

const Words = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Line = styled.div`
  display: flex;
  min-height: ${size.control};
  padding: ${space[3]} 0;
  /* Rows that are no list items have their padding themselves. */
  &:is(div) {
    padding-inline: ${space[3]};
  }
  * + &,
  & + * {
    border-top: 1px solid ${color.line};
  }
`
/** The words are laid over the row, as far as it can be seen: how many columns it has depends on the width. */
const TableRow = styled.tr`
  position: relative;
  & + * > td,
  * + & ${Words} {
    border-top: 1px solid ${color.line};
  }
  td {
    height: ${space[12]};
  }
  ${Words} {
    position: absolute;
    inset: 0;
    max-width: 100cqi;
    padding: 0 ${space[4]};
  }
`

import type { KnowledgeFact } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'
import { groupsOf, nameOfFact, readAs } from './fact-words.ts'
import { MoreRows } from './MoreRows.tsx'
import { PageNumber } from './PageNumber.tsx'
import type { PartsProps } from './parts.ts'
import { ReadSection } from './ReadSection.tsx'
import { SaidRow } from './SaidRow.tsx'

type Props = PartsProps<KnowledgeFact> & {
  /** The number of lines; several facts may come from one line. */
  count: number
}

/** Facts grouped by kind: phone, hours, prices. Shows nothing where there are none. */
export function FactList({ parts, count, original, onChange, ...more }: Props) {
  const facts = parts.flatMap(({ rows }) => rows)
  const total = parts.at(-1)?.total ?? 0
  if (total === 0) return null
  return (
    <ReadSection title="Facts" count={count}>
      {groupsOf(facts).map(({ kind, title, lines: of }) => (
        <Group key={kind}>
          <Kind>{title}</Kind>
          <ul>
            {of.map((fact) => (
              <SaidRow
                key={fact.key}
                row={fact}
                noun="fact"
                onChange={onChange}
                above={aboveOf(fact, original)}
                below={readAs(fact) && `Understood as ${readAs(fact)}`}
              />
            ))}
          </ul>
        </Group>
      ))}
      <MoreRows shown={facts.length} total={total} {...more} />
    </ReadSection>
  )
}

function aboveOf(fact: KnowledgeFact, original: string) {
  const name = nameOfFact(fact)
  if (!name && fact.page_number === null) return null
  return (
    <>
      {name && <Name>{name}</Name>}
      <PageNumber of={fact} original={original} />
    </>
  )
}

const Group = styled.div`
  display: grid;
  grid-template-columns: ${size.readerKind} minmax(0, 1fr);
  gap: ${space[3]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  @media (width < ${size.sideBySide}) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`
const Kind = styled.h5`
  padding: ${space[3]} 0;
  margin: 0;
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
const Name = styled.span`
  color: ${color.text};
  font-weight: ${font.weight.medium};
`

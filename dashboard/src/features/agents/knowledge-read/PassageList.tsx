import type { KnowledgePassage } from 'shared-types'
import { MoreRows } from './MoreRows.tsx'
import { PageNumber } from './PageNumber.tsx'
import type { PartsProps } from './parts.ts'
import { ReadSection } from './ReadSection.tsx'
import { SaidRow } from './SaidRow.tsx'

/** The passages in the order of the page, each below its headings. */
export function PassageList({ parts, original, onChange, ...more }: PartsProps<KnowledgePassage>) {
  const passages = parts.flatMap(({ rows }) => rows)
  const total = parts.at(-1)?.total ?? 0
  if (total === 0) return null
  return (
    <ReadSection title="Passages" count={total}>
      <ul>
        {passages.map((passage) => (
          <SaidRow
            key={passage.id}
            row={passage}
            noun="passage"
            onChange={onChange}
            above={
              (passage.heading || passage.page_number !== null) && (
                <>
                  {passage.heading && <span>{passage.heading}</span>}
                  <PageNumber of={passage} original={original} />
                </>
              )
            }
          />
        ))}
      </ul>
      <MoreRows shown={passages.length} total={total} {...more} />
    </ReadSection>
  )
}

import { BookOpenText } from 'lucide-react'
import type { Source } from 'shared-types'
import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { FoldedNote } from './FoldedNote.tsx'

/** The sources of an answer; folded, because usually the answer is enough. */
export function Sources({ sources }: { sources: Source[] }) {
  return (
    <FoldedNote
      icon={<BookOpenText size={14} aria-hidden />}
      summary={counted(sources.length, 'source')}
    >
      <List>
        {sources.map((source, index) => (
          <li key={index}>
            <Title source={source} />
            <Snippet>{source.snippet}</Snippet>
          </li>
        ))}
      </List>
    </FoldedNote>
  )
}

function Title({ source: { title, url, page } }: { source: Source }) {
  const words = page === null ? title : `${title}, page ${page}`
  // Pages are crawled from the web, so their addresses must not be trusted to use a safe scheme.
  if (!url || !/^https?:/i.test(url)) return <Words>{words}</Words>
  return (
    <Words as="a" href={url} target="_blank" rel="noopener noreferrer">
      {words}
    </Words>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`
const Words = styled.span`
  color: ${color.text};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
  &:is(a) {
    color: ${color.accentText};
  }
  &:is(a):hover {
    text-decoration: underline;
  }
`
const Snippet = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-top: ${space.half};
  color: ${color.muted};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

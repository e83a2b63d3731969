import { BookOpenText, ChevronRight } from 'lucide-react'
import type { Source } from 'shared-types'
import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'

/** Where an answer comes from; folded, because most of the time the answer is enough. */
export function Sources({ sources }: { sources: Source[] }) {
  return (
    <Box>
      <Summary>
        <BookOpenText size={14} aria-hidden />
        {counted(sources.length, 'source')}
        <Chevron size={14} aria-hidden />
      </Summary>
      <List>
        {sources.map((source, index) => (
          <li key={index}>
            <Title source={source} />
            <Snippet>{source.snippet}</Snippet>
          </li>
        ))}
      </List>
    </Box>
  )
}

function Title({ source: { title, url, page } }: { source: Source }) {
  const words = page === null ? title : `${title}, page ${page}`
  // Pages are crawled from the web, so what they call their address is not to be trusted with another scheme.
  if (!url || !/^https?:/i.test(url)) return <Words>{words}</Words>
  return (
    <Words as="a" href={url} target="_blank" rel="noopener noreferrer">
      {words}
    </Words>
  )
}

const Box = styled.details`
  max-width: 100%;
  font-size: ${font.size[12]};
`
const Chevron = styled(ChevronRight)`
  transition: transform ${motion.fast};
  details[open] & {
    transform: rotate(90deg);
  }
`
const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${space[6]};
  border-radius: ${radius.small};
  color: ${color.muted};
  font-weight: ${font.weight.medium};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${color.text};
  }
`
const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[1]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.canvas};
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

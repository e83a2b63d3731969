import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { pathOfLink } from '../knowledge-base/source-rules.ts'
import { newPagesQuery, useChooseNewPages } from './queries.ts'

type Props = { agentId: string; kbId: string; mayChoose: boolean }

/** Pages that a website added later: each is either read, or ignored for good. */
export function NewPages({ agentId, kbId, mayChoose }: Props) {
  const { data, isPending, isLoadingError, refetch } = useQuery(newPagesQuery({ agentId, kbId }))
  const { mutate: choose, isPending: isChoosing } = useChooseNewPages({ agentId, kbId })
  const isAdmin = useMay('admin')
  if (isPending) return <SkeletonRows label="Loading new pages" count={2} height={44} />
  if (isLoadingError)
    return <ErrorState title="The new pages could not be loaded" onRetry={() => void refetch()} />
  if (data.length === 0) return null
  const buttonsFor = (links: string[], what: string, of = '') =>
    mayChoose &&
    isAdmin && (
      <Buttons>
        <Button
          size="small"
          disabled={isChoosing}
          aria-label={`Learn ${what}`}
          onClick={() => choose({ links, learn: true })}
        >
          Learn{of}
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={isChoosing}
          aria-label={`Leave out ${what}`}
          onClick={() => choose({ links, learn: false })}
        >
          Leave out{of}
        </Button>
      </Buttons>
    )
  return (
    <Box aria-labelledby="new-pages">
      <Row>
        <Title id="new-pages">New on the website</Title>
        {data.length > 1 && buttonsFor(data, `all ${data.length} new pages`, ' all')}
      </Row>
      <ul>
        {data.map((link) => (
          <Row as="li" key={link}>
            <a href={link} target="_blank" rel="noreferrer">
              {pathOfLink(link)}
            </a>
            {buttonsFor([link], pathOfLink(link))}
          </Row>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled.section`
  margin-bottom: ${space[4]};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`
const Title = styled.h3`
  font-size: ${font.size[14]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]} 0;
  li& {
    border-top: 1px solid ${color.line};
  }
  a {
    min-width: 0;
    color: ${color.accentText};
    text-decoration: underline;
    overflow-wrap: anywhere;
  }
`
const Buttons = styled.span`
  display: flex;
  gap: ${space[2]};
`

import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { embedSnippet } from 'nexus-widget'
import type { SystemStatus } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { systemQuery } from '~/product/queries.ts'

export function EmbedSnippet({ agentId }: { agentId: string }) {
  const { data: system, isError, refetch } = useQuery(systemQuery())
  return (
    <Card>
      <Title>Put it on your website</Title>
      <Intro>
        Paste this before the closing <code>&lt;/body&gt;</code> tag of every page.
      </Intro>
      {system && <Snippet text={snippetOf(agentId, system.widget)} />}
      {system && (
        <Try href={`${system.sample_site}?agent=${agentId}`} target="_blank" rel="noreferrer">
          See it on our sample website
          <ExternalLink size={14} aria-hidden />
        </Try>
      )}
      {!system && !isError && <Skeleton height={72} />}
      {isError && <ErrorState onRetry={() => void refetch()} />}
    </Card>
  )
}

function Snippet({ text }: { text: string }) {
  return (
    <Box>
      <Code tabIndex={0}>{text}</Code>
      <CopyButton text={text} label="Copy the snippet" />
    </Box>
  )
}

const snippetOf = (agentId: string, widget: SystemStatus['widget']) =>
  embedSnippet({
    scriptUrl: widget.script_url,
    agentId,
    ...(widget.api_base && { apiBase: widget.api_base }),
    ...(widget.integrity && { integrity: widget.integrity }),
  })

const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Intro = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.muted};
`
const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`
const Code = styled.code`
  flex: 1;
  min-width: 0;
  font-family: ${font.mono};
  font-size: ${font.size[12]};
  line-height: ${font.leading.body};
  overflow-wrap: anywhere;
`
const Try = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  margin-top: ${space[3]};
  border-radius: ${radius.small};
  color: ${color.accentText};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  &:hover {
    text-decoration: underline;
  }
`

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Why, WhyFound, WhyWeighed } from 'shared-types'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Mend } from './Mend.tsx'
import { type ExplainedReply, whyQuery } from './queries.ts'
import { doneText, modelText, percent, timesText } from './why-words.ts'

type Props = { reply: ExplainedReply; agentId: string; question: string }

/** What was looked up, what was found, what was used and why, and where to correct it. */
export function WhyText({ reply, ...about }: Props) {
  const { data, isError, refetch } = useQuery(whyQuery(reply))
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton width={220} />
  const { why } = data
  return (
    <Stack>
      {why ? (
        <Reasons why={why} agentId={about.agentId} />
      ) : (
        <p>It was not kept why this was said.</p>
      )}
      <Mend {...about} why={why} />
    </Stack>
  )
}

function Reasons({ why, agentId }: { why: Why; agentId: string }) {
  const { asked, found, weighed, least_odds: least, actions = [] } = why
  const isEmpty = asked.length + weighed.length + actions.length === 0
  return (
    <>
      {isEmpty && <p>Nothing was looked up for this.</p>}
      {actions.length > 0 && (
        <section>
          <h4>Done</h4>
          {actions.map((action) => (
            <p key={`${action.name} ${action.inputs.join(' ')}`}>
              {action.inputs.length > 0
                ? `${action.name}: ${action.inputs.join(', ')}`
                : action.name}
              <Muted> {doneText(action)}</Muted>
            </p>
          ))}
        </section>
      )}
      {asked.length > 0 && (
        <section>
          <h4>Looked up</h4>
          {asked.map(({ text, words, context }) => (
            <p key={text}>
              {text}
              {words.length > 0 && <Muted> Words that counted: {words.join(', ')}.</Muted>}
              {context.length > 0 && <Muted> From before: {context.join(', ')}.</Muted>}
            </p>
          ))}
        </section>
      )}
      {weighed.length > 0 && (
        <section>
          <h4>Weighed</h4>
          {least !== null && <Muted as="p">Said from {percent(least)} on.</Muted>}
          <ul>
            {weighed.map((candidate) => (
              <Weighed key={`${candidate.kind} ${candidate.text}`} candidate={candidate} />
            ))}
          </ul>
        </section>
      )}
      {found.length > 0 && (
        <section>
          <h4>Found</h4>
          <ul>
            {found.map((source) => (
              <Found key={source.text} agentId={agentId} source={source} />
            ))}
          </ul>
        </section>
      )}
      <Muted as="p">{[modelText(why), timesText(why)].filter(Boolean).join(' · ')}</Muted>
    </>
  )
}

function Weighed({ candidate }: { candidate: WhyWeighed }) {
  const { kind, title, text, odds } = candidate
  return (
    <li>
      <b>{useOf(candidate)}</b>{' '}
      <Muted>
        {[KINDS[kind] ?? kind, odds === null ? null : percent(odds), title]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
      <Clamped>{text}</Clamped>
    </li>
  )
}

const useOf = ({ kept, closest }: WhyWeighed): string => {
  if (closest) return 'Shown as closest'
  return kept ? 'Said' : 'Not said'
}

function Found({ agentId, source }: { agentId: string; source: WhyFound }) {
  const { title, page, text, score, kb_id: kbId, page_id: pageId } = source
  const name = page === null ? title : `${title}, page ${page}`
  return (
    <li>
      <b>
        {kbId && pageId ? <Link to={paths.readPage(agentId, kbId, pageId)}>{name}</Link> : name}
      </b>{' '}
      <Muted>score {score.toFixed(1)}</Muted>
      <Clamped>{text}</Clamped>
    </li>
  )
}

const KINDS: Record<string, string> = {
  text: 'a passage',
  list: 'a list',
  facts: 'facts',
  answer: 'your own answer',
  open: 'an open question',
}

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
  h4 {
    font-size: ${font.size[12]};
    font-weight: ${font.weight.semibold};
  }
  ul {
    display: grid;
    gap: ${space[2]};
    margin-top: ${space[1]};
  }
  b {
    font-weight: ${font.weight.medium};
  }
  li a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
const Muted = styled.span`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`
const Clamped = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

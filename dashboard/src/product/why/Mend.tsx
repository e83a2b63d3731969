import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Why } from 'shared-types'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { useMay } from '../roles.ts'
import { answeredTest, useSaveTest } from '../tests/queries.ts'
import { LazyTeachDialog } from '../teach/lazy-teach.ts'

type Props = { agentId: string; question: string; why: Why | null }

/** Links from a wrong answer to what can be changed: the answer itself, the sources, the instructions. */
export function Mend({ agentId, question, why }: Props) {
  const [isTeaching, setTeaching] = useState(false)
  const { mutate: addTest, isPending } = useSaveTest(agentId)
  const maySetUp = useMay('admin')
  if (!maySetUp) return null
  const own = why?.weighed.find(({ kept, answer_id }) => kept && answer_id)?.answer_id ?? null
  return (
    <section aria-label="Wrong answer?">
      <h4>Wrong answer?</h4>
      <Row>
        <Button onClick={() => setTeaching(true)}>
          {own ? 'Change your answer' : 'Teach the right answer'}
        </Button>
        <Button pending={isPending} onClick={() => addTest(answeredTest(question))}>
          Make it a test
        </Button>
        <Link to={sourceLink(agentId, why)}>Correct the source</Link>
        <Link to={paths.agent(agentId, 'settings')}>Change the instructions</Link>
      </Row>
      {isTeaching && (
        <Suspense>
          <LazyTeachDialog
            agentId={agentId}
            answerId={own}
            draft={{ question, answer: '' }}
            onClose={() => setTeaching(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The page whose words were used, where it is known and still exists. */
function sourceLink(agentId: string, why: Why | null): string {
  const titles = why?.weighed.filter(({ kept }) => kept).map(({ title }) => title) ?? []
  const page = why?.found.find(({ title, kb_id }) => kb_id && titles.includes(title))
  return page?.kb_id && page.page_id
    ? paths.readPage(agentId, page.kb_id, page.page_id)
    : paths.agent(agentId, 'knowledge-base')
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-top: ${space[1]};
  font-size: ${font.size[13]};
  a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

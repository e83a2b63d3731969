import { Ellipsis, MessageSquareText, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { AgentTest, TestResult } from 'shared-types'
import { styled } from 'styled-components'
import { FoldedNote } from '~/product/FoldedNote.tsx'
import { confirm } from '~/stores/confirm.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge, type Tone } from '~/ui/Badge.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Menu, MenuItem } from '~/ui/Menu.tsx'
import { useDeleteTest } from './queries.ts'
import { rowsOf, type TestRow } from './rows.ts'
import { ATTACKS, expectationText, judgedText } from './words.ts'

type Props = {
  agentId: string
  title: string
  tests: AgentTest[]
  results: TestResult[]
  /** Which of the rows are of this kind. */
  shows: (row: TestRow) => boolean
  /** Shown while there are no tests. */
  empty: string
  mayChange: boolean
  onEdit: (test: AgentTest) => void
}

/** Tests of one kind, each with its latest result. */
export function TestList({
  agentId,
  title,
  tests,
  results,
  shows,
  empty,
  mayChange,
  onEdit,
}: Props) {
  const id = useId()
  const rows = rowsOf(tests, results).filter(shows)
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{title}</CardTitle>
      {rows.length === 0 && <Muted>{empty}</Muted>}
      <List>
        {rows.map((row) => (
          <Item key={row.key}>
            <Verdict result={row.result} />
            <Words>
              {row.lines.map((line, at) => (
                <p key={at}>{line}</p>
              ))}
              <Muted>
                {row.attack ? ATTACKS[row.attack] : expectationText(row.expects) || 'Is answered'}
              </Muted>
              {row.result && <Found result={row.result} />}
              {row.draft && (
                <Side aria-label="In the draft" role="group">
                  <Verdict result={row.draft} />
                  <Words>
                    <Muted>In the draft</Muted>
                    <Found result={row.draft} />
                  </Words>
                </Side>
              )}
            </Words>
            {row.test && mayChange && (
              <TestMenu agentId={agentId} test={row.test} onEdit={onEdit} />
            )}
          </Item>
        ))}
      </List>
    </Card>
  )
}

const VERDICTS: Record<'pass' | 'fail' | 'error', [tone: Tone, word: string]> = {
  pass: ['positive', 'Passed'],
  fail: ['negative', 'Failed'],
  error: ['negative', 'Not tried'],
}

function Verdict({ result }: { result: TestResult | null }) {
  const [tone, word] = result?.verdict
    ? VERDICTS[result.verdict]
    : (['plain', result ? 'Waits' : 'Not run'] as const)
  return (
    <State>
      <Badge tone={tone} dot={result?.verdict !== undefined && result.verdict !== null}>
        {word}
      </Badge>
    </State>
  )
}

function Found({ result }: { result: TestResult }) {
  if (!result.verdict) return null
  return (
    <>
      {result.reasons.map((reason) => (
        <Wrong key={reason}>{reason}</Wrong>
      ))}
      {result.said && (
        <FoldedNote icon={<MessageSquareText size={14} aria-hidden />} summary="What it said">
          <Said>{result.said}</Said>
          {result.sources.length > 0 && (
            <Muted>Cited: {result.sources.map(({ title }) => title).join(', ')}</Muted>
          )}
          <Muted>{judgedText(result)}</Muted>
        </FoldedNote>
      )}
    </>
  )
}

type MenuProps = { agentId: string; test: AgentTest; onEdit: (test: AgentTest) => void }

function TestMenu({ agentId, test, onEdit }: MenuProps) {
  const { mutate: remove } = useDeleteTest(agentId)
  const handleRemove = async () => {
    const isSure = await confirm({
      title: 'Delete this test?',
      body: `“${test.lines[0]}” is not asked any more.`,
      action: 'Delete',
      danger: true,
    })
    if (isSure) remove(test.id)
  }
  return (
    <Menu trigger={<IconButton label={`Actions for ${test.lines[0]}`} icon={<Ellipsis />} />}>
      <MenuItem icon={<Pencil />} onSelect={() => onEdit(test)}>
        Change
      </MenuItem>
      <MenuItem icon={<Trash2 />} danger onSelect={() => void handleRemove()}>
        Delete
      </MenuItem>
    </Menu>
  )
}

const Muted = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const List = styled.ul`
  margin-top: ${space[2]};
`
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Side = styled.div`
  display: flex;
  gap: ${space[3]};
  margin-top: ${space[2]};
`
const State = styled.div`
  flex: 0 0 80px;
`
const Words = styled.div`
  flex: 1 1 220px;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Wrong = styled.p`
  color: ${color.negativeText};
  font-size: ${font.size[13]};
`
const Said = styled.p`
  margin-bottom: ${space[2]};
  white-space: pre-line;
`

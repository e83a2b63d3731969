import { Play } from 'lucide-react'
import { useState } from 'react'
import {
  type AgentSettings,
  type AgentVersions,
  type TestRun,
  VERSION_NOTE_MAX,
} from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { Changes } from './Changes.tsx'
import { useDropDraft, usePublish } from './queries.ts'
import { useRunAndPublish } from './use-run-and-publish.ts'
import { WorseTests } from './WorseTests.tsx'

type Props = {
  agentId: string
  live: AgentSettings
  draft: NonNullable<AgentVersions['draft']>
  tried: TestRun | null
}

/** The changes in the draft, its test results, and the button that publishes it. */
export function DraftCard({ agentId, live, draft, tried }: Props) {
  const [note, setNote] = useState('')
  const { mutate: publish, isPending } = usePublish(agentId)
  const { mutate: drop, isPending: isDropping } = useDropDraft(agentId)
  const regressions = tried?.regressions ?? 0
  const handlePublish = async () => {
    const isSure =
      tried !== null ||
      (await confirm({
        title: 'Publish all the same?',
        body: `${triedText(null)} Visitors hear it at once.`,
        action: 'Publish',
        danger: true,
      }))
    if (isSure) publish({ note, despite_regressions: regressions > 0, untested: tried === null })
  }
  const proof = useRunAndPublish(agentId, () =>
    publish({ note, despite_regressions: false, untested: false }),
  )
  return (
    <Card aria-labelledby="draft">
      <CardTitle id="draft">Draft</CardTitle>
      <Muted>
        {draft.saved_by}, {recentTime(draft.updated_at)}. Nobody hears it yet.
      </Muted>
      <Changes before={live} after={draft.settings} />
      <Stack>
        <Notice tone={proof.text ? 'neutral' : toneOf(tried)}>
          <span role="status">{proof.text ?? triedText(tried)}</span>
        </Notice>
        {tried && regressions > 0 && <WorseTests agentId={agentId} runId={tried.id} />}
        <TextField
          label="Why"
          hint="Kept with the version. Not needed."
          maxLength={VERSION_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Row>
          {!tried && (
            <Button
              variant="primary"
              icon={<Play />}
              pending={proof.isRunning || isPending}
              onClick={proof.begin}
            >
              Run tests and publish
            </Button>
          )}
          <Button
            variant={tried && regressions === 0 ? 'primary' : undefined}
            pending={tried !== null && isPending}
            disabled={proof.isRunning}
            onClick={() => void handlePublish()}
          >
            {publishLabel(tried)}
          </Button>
          <Button pending={isDropping} onClick={() => drop()}>
            Discard draft
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

function publishLabel(tried: TestRun | null): string {
  if (!tried) return 'Publish without tests'
  return tried.regressions > 0 ? 'Publish anyway' : 'Publish'
}

/** Shown as good news only where the draft was tested and is no worse. */
function toneOf(tried: TestRun | null) {
  if (!tried) return 'neutral'
  return tried.regressions > 0 ? 'negative' : 'positive'
}

const worseText = (count: number): string =>
  count === 1
    ? 'A test that passes live fails in this draft.'
    : `${count} tests that pass live fail in this draft.`

function triedText(tried: TestRun | null): string {
  if (!tried) return 'The tests have not been run against this draft.'
  const { regressions } = tried
  if (regressions === 0) return 'No test that passes live fails in this draft.'
  return worseText(regressions)
}

const Muted = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[4]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

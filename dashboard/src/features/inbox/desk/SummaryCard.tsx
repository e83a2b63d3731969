import { ScrollText, X } from 'lucide-react'
import type { Summary } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime } from '~/lib/dates.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'

/** The summary of a conversation, above its messages. */
export function SummaryCard({ summary, onClose }: { summary: Summary; onClose: () => void }) {
  const { asked, answered, open, by_model: byModel, made_at: madeAt } = summary
  const answers = answered.map(({ text, from }) => (from ? `${text} (${from})` : text))
  return (
    <Box aria-label="Summary" role="region">
      <Head>
        <ScrollText size={14} aria-hidden />
        <b>Summary</b>
        <small>
          {byModel ? 'Written by the model' : 'In the words of the conversation'} ·{' '}
          {dateAndTime(madeAt)}
        </small>
        <IconButton label="Close the summary" icon={<X />} onClick={onClose} />
      </Head>
      <Points title="Asked" points={asked} />
      <Points title="Answered" points={answers} />
      <Points title="Open" points={open} />
      {asked.length + answers.length + open.length === 0 && <p>Nothing was asked yet.</p>}
    </Box>
  )
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

const Box = styled.section`
  display: grid;
  flex-shrink: 0;
  gap: ${space[2]};
  overflow-y: auto;
  max-height: 40vh;
  padding: ${space[3]} ${space[6]};
  border-bottom: 1px solid ${color.line};
  background: ${color.accentSoft};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
  h3 {
    color: ${color.muted};
    font-size: ${font.size[12]};
    font-weight: ${font.weight.medium};
  }
  ul {
    padding-left: ${space[4]};
    list-style: disc;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  small {
    color: ${color.muted};
  }
  > button {
    margin-left: auto;
  }
`

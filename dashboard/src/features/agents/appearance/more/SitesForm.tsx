import { useState } from 'react'
import { AllowedSites, type ChatbotConfig } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime, relativeTimeTo } from '~/lib/dates.ts'
import { useTyped } from '~/lib/use-typed.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { useSaveAppearance } from '../queries.ts'
import { areSame, sitesOf } from './drafts.ts'
import { Part } from './Part.tsx'

/** The websites that may show the widget, and those that have tried to. */
export function SitesForm({ stored }: { stored: ChatbotConfig }) {
  const before = stored.allowed_sites
  const { mutate: save, isPending } = useSaveAppearance()
  const { fields, change, discard, letGo } = useTyped({ lines: before.join('\n') })
  const { lines } = fields
  const [wasRefused, setRefused] = useState(false)
  const sites = sitesOf(lines)
  const problem = AllowedSites.safeParse(sites).error?.issues[0]?.message
  const hasChanges = !areSame(sites, before)
  const keep = (allowed_sites: string[], onSuccess?: () => void) =>
    save({ agent_id: stored.agent_id, allowed_sites }, { onSuccess })
  const handleSave = () => {
    setRefused(Boolean(problem))
    if (!problem) keep(sites, () => letGo({ lines }))
  }
  const handleAllow = (origin: string) => {
    // Beside lines that are not saved yet, it has to be one of them, or saving them would take it back.
    if (hasChanges) change({ lines: `${lines}\n${origin}` })
    keep([...before, ...sitesOf(origin)])
  }
  return (
    <Part
      title="Websites it may stand on"
      intro="Empty: any website. What a browser says of its page proves a browser and no more: this keeps other websites from using your agent, not programs."
      save="Save websites"
      hasChanges={hasChanges}
      pending={isPending}
      onSave={handleSave}
      onDiscard={discard}
    >
      <TextArea
        label="Websites"
        hint="One a line: shop.example.com, *.example.com for everything below it, localhost:3000 with a port."
        rows={2}
        spellCheck={false}
        value={lines}
        error={wasRefused ? problem : undefined}
        onChange={(event) => change({ lines: event.target.value })}
      />
      {stored.foreign_sites.length > 0 && (
        <Tried aria-label="Other websites that tried">
          {stored.foreign_sites.map(({ origin, at }) => (
            <li key={origin}>
              <Notice
                tone="neutral"
                action={
                  <Button size="small" onClick={() => handleAllow(origin)}>
                    Allow it
                  </Button>
                }
              >
                <Origin>{origin}</Origin> tried to use this agent{' '}
                <time dateTime={at} title={dateAndTime(at)}>
                  {relativeTimeTo(at)}
                </time>
                .
              </Notice>
            </li>
          ))}
        </Tried>
      )}
    </Part>
  )
}

const Tried = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  color: ${color.text};
  font-size: ${font.size[13]};
  list-style: none;
`
const Origin = styled.b`
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`

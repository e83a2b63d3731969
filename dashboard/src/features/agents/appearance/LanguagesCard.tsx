import type { FormEvent } from 'react'
import type { ChatbotConfig, PanelLanguage } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Select } from '~/ui/Select.tsx'
import { LanguageTexts } from './LanguageTexts.tsx'
import { LANGUAGES, spokenChanges, withTexts, type Spoken } from './languages.ts'
import { useSaveAppearance } from './queries.ts'

type Props = {
  stored: ChatbotConfig
  spoken: Spoken
  /** The language whose texts are open; null while none are. */
  shown: PanelLanguage | null
  onChange: (changed: Partial<Spoken>) => void
  onShow: (language: PanelLanguage | null) => void
  onSaved: (saved: Spoken) => void
}

/** The languages of the chat, and the owner's texts for each of them. */
export function LanguagesCard({ stored, spoken, shown, onChange, onShow, onSaved }: Props) {
  const { mutate: save, isPending } = useSaveAppearance()
  const changes = spokenChanges(stored, spoken)
  const first = LANGUAGES.find(({ value }) => spoken.panel_texts[value])?.value ?? 'es'

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (changes) save(changes, { onSuccess: () => onSaved(spoken) })
  }

  return (
    <Card as="form" noValidate aria-label="Languages" onSubmit={handleSubmit}>
      <CardTitle>Languages</CardTitle>
      <Intro>The chat has its own words in thirteen languages.</Intro>
      <Fields>
        <Narrow>
          <Select
            label="Language of the chat"
            options={[{ value: 'auto', label: 'Of the page, else the visitor' }, ...LANGUAGES]}
            value={spoken.panel_language}
            onChange={(panel_language) => onChange({ panel_language })}
          />
        </Narrow>
        <details onToggle={(event) => onShow(event.currentTarget.open ? first : null)}>
          <Summary>Other languages</Summary>
          {shown && (
            <LanguageTexts
              language={shown}
              texts={spoken.panel_texts}
              onPick={onShow}
              onChange={(texts) =>
                onChange({ panel_texts: withTexts(spoken.panel_texts, shown, texts) })
              }
            />
          )}
        </details>
      </Fields>
      <Button variant="primary" type="submit" disabled={!changes} pending={isPending}>
        Save languages
      </Button>
    </Card>
  )
}

const Intro = styled.p`
  color: ${color.muted};
`
const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  margin: ${space[6]} 0;
`
const Narrow = styled.div`
  max-width: 280px;
`
const Summary = styled.summary`
  width: fit-content;
  padding-block: ${space[1]};
  border-radius: ${radius.small};
  font-weight: ${font.weight.medium};
  cursor: pointer;
`

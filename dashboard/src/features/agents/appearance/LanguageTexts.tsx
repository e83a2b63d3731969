import type { PanelLanguage, PanelTexts, TextsByLanguage } from 'shared-types'
import { styled } from 'styled-components'
import { color, space } from '~/theme/tokens.ts'
import { Select } from '~/ui/Select.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { LANGUAGES, NO_TEXTS } from './languages.ts'

type Props = {
  language: PanelLanguage
  texts: TextsByLanguage
  onPick: (language: PanelLanguage) => void
  onChange: (texts: PanelTexts) => void
}

/** The owner's texts in one language; an empty one falls back to the text for all languages. */
export function LanguageTexts({ language, texts, onPick, onChange }: Props) {
  const own = texts[language] ?? NO_TEXTS
  const options = LANGUAGES.map(({ value, label }) => ({
    value,
    label: texts[value] ? `${label}, written` : label,
  }))
  const field = (name: keyof PanelTexts) => ({
    lang: language,
    dir: 'auto',
    value: own[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...own, [name]: event.target.value }),
  })
  return (
    <Fields>
      <Intro>
        What you write here is said in this language alone. Empty fields stay as they are.
      </Intro>
      <Narrow>
        <Select label="Your words in" options={options} value={language} onChange={onPick} />
      </Narrow>
      <TextArea label="Welcome message" rows={2} maxLength={500} {...field('welcome_message')} />
      <TextArea
        label="Suggested questions"
        hint="Separated by commas."
        rows={2}
        maxLength={1000}
        {...field('suggested_questions')}
      />
      <TextField
        label="Placeholder"
        hint="In the empty field visitors write into."
        maxLength={60}
        {...field('placeholder')}
      />
      <TextArea
        label="Handover message"
        hint="Said when a visitor asks for a person."
        rows={2}
        maxLength={500}
        {...field('handover_message')}
      />
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-top: ${space[4]};
`
const Intro = styled.p`
  color: ${color.muted};
`
const Narrow = styled.div`
  max-width: 280px;
`

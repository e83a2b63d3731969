import { readableText } from 'nexus-widget'
import { useState, type FormEvent } from 'react'
import type { ChatbotConfig } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { changesOf, errorsOf, isChanged, type Look } from './appearance.ts'
import { ColorField } from './ColorField.tsx'
import { useSaveAppearance } from './queries.ts'

type Props = {
  stored: ChatbotConfig
  look: Look
  onChange: (changed: Partial<Look>) => void
  onSaved: (saved: Look) => void
}

export function AppearanceForm({ stored, look, onChange, onSaved }: Props) {
  const [wasRefused, setRefused] = useState(false)
  const { mutate: save, isPending } = useSaveAppearance()
  const found = errorsOf(stored, look)
  const errors = wasRefused ? found : {}
  const hasChanged = isChanged(stored, look)
  const isReadable = readableText(look.brand_color, look.text_color).isReadable

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(Object.keys(found).length > 0)
    const changes = changesOf(stored, look)
    if (Object.keys(found).length > 0 || !changes) return
    save(changes, { onSuccess: () => onSaved(look) })
  }

  return (
    <Card as="form" noValidate onSubmit={handleSubmit}>
      <Title>Appearance</Title>
      <Intro>How the chat looks on your website.</Intro>
      <Fields>
        <TextField
          label="Brand name"
          maxLength={60}
          value={look.brand_name}
          error={errors.brand_name}
          onChange={(event) => onChange({ brand_name: event.target.value })}
        />
        <TextArea
          label="Welcome message"
          rows={3}
          maxLength={500}
          value={look.welcome_message}
          error={errors.welcome_message}
          onChange={(event) => onChange({ welcome_message: event.target.value })}
        />
        <TextArea
          label="Suggested questions"
          hint="Separated by commas. Visitors send one with a click."
          rows={2}
          maxLength={1000}
          value={look.suggested_questions}
          error={errors.suggested_questions}
          onChange={(event) => onChange({ suggested_questions: event.target.value })}
        />
        <Colors>
          <ColorField
            label="Brand colour"
            value={look.brand_color}
            onChange={(brand_color) => onChange({ brand_color })}
          />
          <ColorField
            label="Text colour"
            value={look.text_color}
            onChange={(text_color) => onChange({ text_color })}
          />
        </Colors>
        {!isReadable && (
          <Warning role="status">
            This text colour is hard to read on the brand colour, so visitors see black or white
            text instead.
          </Warning>
        )}
      </Fields>
      <Button variant="primary" type="submit" disabled={!hasChanged} pending={isPending}>
        Save
      </Button>
    </Card>
  )
}

const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Intro = styled.p`
  color: ${color.muted};
`
const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  margin: ${space[6]} 0;
`
/** Two fields side by side; the colour picker of either opens below both. */
const Colors = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]};
`
const Warning = styled.p`
  color: ${color.neutralText};
  font-size: ${font.size[13]};
`

import { useQuery } from '@tanstack/react-query'
import type { LetterSettings } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { letterSettingsQuery, useAnswerByEmail } from './queries.ts'

/** Whether replies are mailed to visitors who have left the website. */
export function AnswerByEmailCard() {
  const { data: settings } = useQuery(letterSettingsQuery())
  const { mutate: change, isPending } = useAnswerByEmail()
  if (!settings) return null
  return (
    <Card as="section" aria-labelledby="answer-by-email">
      <CardTitle id="answer-by-email">Answer by email</CardTitle>
      <Choice>
        <Switch
          label="Email visitors who have left"
          hint={hintFor(settings)}
          checked={settings.answer_by_email && settings.mail !== 'none'}
          disabled={isPending || settings.mail === 'none'}
          onChange={change}
        />
      </Choice>
    </Card>
  )
}

function hintFor({ mail, can_be_answered }: LetterSettings): string {
  if (mail === 'none') return 'This installation has no mail server.'
  const what =
    'Whoever left an address and is gone for a minute gets what a person writes by email.'
  return can_be_answered
    ? `${what} What they answer arrives in the same conversation.`
    : `${what} They answer in the chat.`
}

const Choice = styled.div`
  margin-top: ${space[4]};
`

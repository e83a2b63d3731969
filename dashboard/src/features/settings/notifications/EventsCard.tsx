import type { NoticeChoice, NoticeKind, NoticeSettings } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { EMAIL_OPTIONS, KINDS } from './kinds.ts'
import { useChange, useSendTest } from './queries.ts'

const MAIL: Record<NoticeSettings['mail'], (address: string) => string> = {
  smtp: (address) => `Mail goes to ${address}.`,
  local: (address) =>
    `Mail goes to ${address}: here, to the local mailbox on your screen, and nowhere else.`,
  none: () => 'This installation has no mail server, so no mail is sent.',
}

/** A switch for each event and channel; a change is saved at once. */
export function EventsCard({ settings }: { settings: NoticeSettings }) {
  const { kinds, choices, mail, address, failures, phone } = settings
  const { mutate: change } = useChange()
  const { mutate: sendTest, isPending } = useSendTest()
  const choose = (kind: NoticeKind, choice: Partial<NoticeChoice>) =>
    change({ choices: { ...choices, [kind]: { ...choices[kind], ...choice } } })

  return (
    <Card as="section" aria-labelledby="events">
      <Head>
        <div>
          <CardTitle id="events">What you are told of</CardTitle>
          <Text>{MAIL[mail](address)} When much happens at once, one mail tells of it all.</Text>
        </div>
        {mail !== 'none' && (
          <Button pending={isPending} onClick={() => sendTest('email')}>
            Send me a test
          </Button>
        )}
      </Head>
      {failures.email && <Notice tone="negative">{failures.email}</Notice>}
      <List>
        {kinds.map((kind) => (
          <Row key={kind} role="group" aria-label={KINDS[kind].label} $hasText={phone !== null}>
            <div>
              <Name>{KINDS[kind].label}</Name>
              <Hint>{KINDS[kind].hint}</Hint>
            </div>
            <Select
              label="By email"
              hideLabel
              value={choices[kind].email}
              options={EMAIL_OPTIONS}
              disabled={mail === 'none'}
              onChange={(email) => choose(kind, { email })}
            />
            <Switch
              label="Notification"
              checked={choices[kind].push}
              onChange={(push) => choose(kind, { push })}
            />
            {phone && (
              <Switch
                label="Text"
                checked={choices[kind].text}
                onChange={(text) => choose(kind, { text })}
              />
            )}
          </Row>
        ))}
      </List>
    </Card>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[4]};
`
const Text = styled.p`
  max-width: 560px;
  margin-top: ${space[2]};
  color: ${color.muted};
  overflow-wrap: anywhere;
`
const List = styled.div`
  container-type: inline-size;
  display: grid;
`
const Row = styled.div<{ $hasText: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 200px 150px ${({ $hasText }) => $hasText && 'max-content'};
  align-items: center;
  gap: ${space[2]} ${space[6]};
  padding: ${space[4]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
  /* There is no room for them side by side: the mail has one line, and the switches the next. */
  @container (width < 600px) {
    grid-template-columns: 1fr 1fr;
    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`
const Name = styled.h3`
  font-size: ${font.size[14]};
  font-weight: ${font.weight.medium};
`
const Hint = styled.p`
  margin-top: ${space.half};
  color: ${color.muted};
  font-size: ${font.size[13]};
`

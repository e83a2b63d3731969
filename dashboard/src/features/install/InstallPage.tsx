import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { isDeadLink } from '~/api/dead-link.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { embedOf } from '~/product/install/embed-of.ts'
import { InstallSteps } from '~/product/install/InstallSteps.tsx'
import { color, font, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Logo } from '~/ui/Logo.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { sheetQuery } from './queries.ts'

/** The public page for the person who looks after a website: how to install the chat, and nothing else. */
export function InstallPage() {
  useDocumentTitle('Put the chat on the website')
  const { code = '' } = useParams()
  const { data: sheet, error, refetch } = useQuery(sheetQuery(code))
  if (!sheet && !error) return <Loader />
  return (
    <Screen>
      <Logo />
      <Card>
        {sheet ? (
          <>
            <Title>Put the chat on the website</Title>
            <Intro>
              The owner of this website asks you to put their chat on it. You need no account. The
              chat loads less than 3 KB with a page and sets no cookie; where a content security
              policy is in force, script-src and connect-src need its address.
            </Intro>
            <InstallSteps embed={embedOf(sheet.agent_id, sheet.widget)} />
          </>
        ) : (
          <NoSheet error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    </Screen>
  )
}

function NoSheet({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!isDeadLink(error))
    return <ErrorState title="The steps could not be loaded" onRetry={onRetry} />
  return (
    <>
      <Title>This link shows nothing any more</Title>
      <Intro>It was ended. Ask who sent it to you for a new one.</Intro>
    </>
  )
}

const Screen = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 680px;
  margin: 0 auto;
  padding: ${space[8]} ${space[4]};
`
const Title = styled.h1`
  font-size: ${font.size[20]};
  line-height: ${font.leading.tight};
`
const Intro = styled.p`
  margin: ${space[2]} 0 ${space[4]};
  color: ${color.muted};
`

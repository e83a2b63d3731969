import { Settings } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router-dom'
import { reaches } from 'shared-types'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { placeLink } from '~/theme/mixins.ts'
import { color, radius, shadow, space } from '~/theme/tokens.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Page } from '~/ui/Page.tsx'
import { PageHeader } from '~/ui/PageHeader.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { SETTINGS_PAGES } from './settings-pages.ts'

/** What concerns the whole account, a page each. */
export function SettingsPage() {
  const { user } = useSession()
  const pages = SETTINGS_PAGES.filter(({ role }) => user && reaches(user.role, role))
  const { page = SETTINGS_PAGES[0]!.name } = useParams()
  const current = pages.find(({ name }) => name === page)
  useDocumentTitle(current ? `${current.label} · Settings` : 'Settings')
  return (
    <Page>
      <PageHeader title="Settings" subtitle="What holds for your whole account." />
      <Navigation aria-label="Settings">
        {pages
          .filter(({ within }) => !within)
          .map(({ name, label }) => (
            <PageLink
              key={name}
              to={paths.settings(name)}
              aria-current={ariaCurrent(name, page, current?.within)}
            >
              {label}
            </PageLink>
          ))}
      </Navigation>
      <Suspense fallback={<Loader />}>
        {current ? (
          <current.Content />
        ) : (
          <EmptyState
            icon={<Settings />}
            title="No such page of the settings"
            text="Choose one of the pages above."
          />
        )}
      </Suspense>
    </Page>
  )
}

/** A page without a place of its own marks the one it is reached from. */
const ariaCurrent = (name: string, page: string, within: string | undefined) => {
  if (name === page) return 'page'
  return name === within ? 'true' : undefined
}

const Navigation = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  align-self: flex-start;
  margin-bottom: ${space[8]};
  padding: ${space.half};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`
const PageLink = styled(Link)`
  ${placeLink}
  padding: 0 ${space[3]};
  &[aria-current] {
    background: ${color.surface};
    box-shadow: ${shadow.low};
  }
`

import { Settings } from 'lucide-react'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { reaches, type Role } from 'shared-types'
import { useSession } from '~/api/session.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { Reserved } from '~/product/Reserved.tsx'
import { CardBoundary } from '~/ui/CardBoundary.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Page } from '~/ui/Page.tsx'
import { PageHeader } from '~/ui/PageHeader.tsx'
import { BesideMenu } from '~/ui/SideMenu.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { SETTINGS_PAGES } from './settings-pages.ts'
import { SettingsMenu } from './SettingsMenu.tsx'

/** The settings of the account, with a page for each topic. */
export function SettingsPage() {
  const { user } = useSession()
  const pages = SETTINGS_PAGES.filter(({ role }) => user && reaches(user.role, role))
  const { page = SETTINGS_PAGES[0]!.name } = useParams()
  const current = pages.find(({ name }) => name === page)
  useDocumentTitle(current ? `${current.label} · Settings` : 'Settings')
  return (
    <Page>
      <PageHeader title="Settings" subtitle="What holds for your whole account." />
      <BesideMenu menu={<SettingsMenu pages={pages} current={current} />}>
        <Suspense fallback={<Loader />}>
          {current ? (
            <CardBoundary key={current.name}>
              <current.Content />
            </CardBoundary>
          ) : (
            <NotShown needed={SETTINGS_PAGES.find(({ name }) => name === page)?.role} />
          )}
        </Suspense>
      </BesideMenu>
    </Page>
  )
}

/** @param needed the role of a page that this user may not see; undefined where there is no such page */
function NotShown({ needed }: { needed: Role | undefined }) {
  if (needed && needed !== 'agent') return <Reserved what="This page is" needed={needed} />
  return (
    <EmptyState
      icon={<Settings />}
      title="No such page of the settings"
      text="Choose one of the pages in the menu."
    />
  )
}

import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { tabStorage } from '~/lib/storage.ts'
import { KEPT_TOAST_KEY } from '~/lib/user-key.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { ClosingSection } from './ClosingSection.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'
import { Footer } from './Footer.tsx'
import { Hero } from './Hero.tsx'
import { TechStrip } from './TechStrip.tsx'
import { TopBar } from './TopBar.tsx'
import { UnsupportedScreen } from './UnsupportedScreen.tsx'
import { useSignedIn } from './use-signed-in.ts'
import { WhyNexus } from './WhyNexus.tsx'

/** Its code is large and seldom needed here. */
const KeptToast = lazy(async () => ({ default: (await import('./KeptToast.tsx')).KeptToast }))

export function LandingPage() {
  useDocumentTitle('AI agents that answer for your business')
  const account = useSignedIn()
  const [isTold] = useState(() => tabStorage.get(KEPT_TOAST_KEY))
  return (
    <>
      <Page>
        <TopBar account={account} />
        <main>
          <Hero account={account} />
          <TechStrip />
          <WhyNexus />
          <FeatureGrid />
          <ClosingSection account={account} />
        </main>
        <Footer />
      </Page>
      <UnsupportedScreen />
      {isTold && (
        <Suspense>
          <KeptToast />
        </Suspense>
      )}
    </>
  )
}

const Page = styled.div`
  min-height: 100vh;
  /* Otherwise people could scroll and tab through what the notice covers. */
  @media (max-width: 900px) {
    display: none;
  }
`

import { styled } from 'styled-components'
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

export function LandingPage() {
  useDocumentTitle('AI agents that answer for your business')
  const account = useSignedIn()
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

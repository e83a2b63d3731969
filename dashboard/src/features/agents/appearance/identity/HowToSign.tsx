import { useState } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Tabs } from '~/ui/Tabs.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'
import { IDENTITY_SNIPPETS, type IdentitySnippet } from './snippets.ts'

const LANGUAGES = IDENTITY_SNIPPETS.map(({ language }) => ({ value: language, label: language }))
const PAGE = `<script src="…" data-agent-id="…" data-identity="WHAT YOUR SERVER SIGNED" async></script>`
const APP = `Nexus.identify(whatYourServerSigned)  // after signing in
Nexus.logout()                        // when signing out`

/** Instructions for the person who looks after the website: first the code for its server, then the one for its pages. */
export function HowToSign() {
  const [language, setLanguage] = useState<IdentitySnippet['language']>('Node')
  const { code } = IDENTITY_SNIPPETS.find((snippet) => snippet.language === language)!
  return (
    <Group>
      <Title>On your server</Title>
      <Hint>
        Put the secret into <code>NEXUS_IDENTITY_SECRET</code>. What is signed is good for an hour
        at most: sign anew with every page.
      </Hint>
      <Tabs label="Language" tabs={LANGUAGES} value={language} onChange={setLanguage}>
        <Space>
          <CodeBox text={code} label={`Copy for ${language}`} hasLines />
        </Space>
      </Tabs>
      <Title>In your pages</Title>
      <CodeBox text={PAGE} label="Copy the attribute" hasLines />
      <Hint>Or, where the page does not load anew:</Hint>
      <CodeBox text={APP} label="Copy the calls" hasLines />
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`
const Title = styled.h3`
  font-size: ${font.size[14]};
`
const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Space = styled.div`
  margin-top: ${space[3]};
`

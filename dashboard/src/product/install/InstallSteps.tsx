import { Mail } from 'lucide-react'
import { embedSnippet, type EmbedSnippet } from 'nexus-widget'
import { useState } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { Select } from '~/ui/Select.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'
import { letterOf, PLATFORMS, scriptSnippet } from './platforms.ts'
import { StepPicture } from './StepPicture.tsx'

type Props = {
  embed: EmbedSnippet
  /** Offers to send the instructions to somebody else. */
  canSend?: boolean
}

/** The snippet and where to paste it, by the system the website uses. */
export function InstallSteps({ embed, canSend = false }: Props) {
  const [value, setValue] = useState(PLATFORMS[0]!.value)
  const platform = PLATFORMS.find((candidate) => candidate.value === value)!
  const snippet = platform.hasScript ? scriptSnippet(embed) : embedSnippet(embed)
  const letter = letterOf(platform, snippet)
  const mail = new URLSearchParams({ subject: 'A chat for our website', body: letter })
  return (
    <Parts>
      <Narrow>
        <Select
          label="Made with"
          options={PLATFORMS.map(({ value: name, label }) => ({ value: name, label }))}
          value={value}
          onChange={setValue}
        />
      </Narrow>
      <CodeBox text={snippet} label="Copy the snippet" />
      <Steps aria-label="Steps">
        {platform.steps.map(({ text, picture }) => (
          <Step key={text}>
            <StepPicture kind={picture} />
            <span>{text}</span>
          </Step>
        ))}
      </Steps>
      {canSend && (
        <Send>
          {/* Some mail programs do not decode a plus as a blank. */}
          <MailLink href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
            <Mail size={14} aria-hidden />
            Send to whoever looks after my site
          </MailLink>
          <CopyButton text={letter} label="Copy this as a message" />
        </Send>
      )}
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`
const Narrow = styled.div`
  max-width: 280px;
`
const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`
const Send = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`
const MailLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.accentText};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  &:hover {
    text-decoration: underline;
  }
`

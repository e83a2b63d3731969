import { useState, type FormEvent } from 'react'
import type { CrawlResult } from 'shared-types'
import { css, styled } from 'styled-components'
import { color, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FoundDocuments } from './FoundDocuments.tsx'
import { FoundPages } from './FoundPages.tsx'
import { isOwnDocument } from './found-site.ts'
import { NewPagesField } from './NewPagesField.tsx'
import { useAddSource, useFindPages } from './queries.ts'
import { SampleWebsite } from './Samples.tsx'
import { urlProblem } from './source-rules.ts'

type Props = { scope: 'site' | 'page' | 'sitemap'; agentId: string; onAdded: () => void }

const FIELDS = {
  site: {
    label: 'Website',
    placeholder: 'https://example.com',
    hint: 'Not supported for single-page websites.',
    fetch: 'Fetch pages',
  },
  page: {
    label: 'Page',
    placeholder: 'https://example.com/prices',
    hint: 'Only what stands at this address.',
    fetch: 'Fetch page',
  },
  sitemap: {
    label: 'Sitemap',
    placeholder: 'https://example.com/sitemap.xml',
    hint: 'The pages it names, and those of sitemaps it names.',
    fetch: 'Fetch pages',
  },
}

const NONE: ReadonlySet<string> = new Set()

function without(links: ReadonlySet<string>, some: string[]): ReadonlySet<string> {
  const rest = new Set(links)
  for (const link of some) rest.delete(link)
  return rest
}

/** Fetches the list of pages, lets the owner remove some, then submits. */
export function WebPagesForm({ scope, agentId, onAdded }: Props) {
  const field = FIELDS[scope]
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<CrawlResult | null>(null)
  const [removed, setRemoved] = useState(NONE)
  const [documents, setDocuments] = useState(NONE)
  /** Sections to be read completely, the latest choice first. */
  const [sections, setSections] = useState<string[]>([])
  const [learnsNew, setLearnsNew] = useState(true)
  const findPages = useFindPages()
  const chooseAgain = useFindPages()
  const add = useAddSource()
  const site = { url: url.trim(), agent_id: agentId, ...(scope !== 'site' && { scope }) }
  const hasPages = found?.links.some((link) => !removed.has(link))

  const handleUrl = (next: string) => {
    // Nothing that arrives later belongs to this address.
    findPages.reset()
    chooseAgain.reset()
    setUrl(next)
    setError(undefined)
    setFound(null)
    setRemoved(NONE)
    setSections([])
  }
  const handleFound = (result: CrawlResult) => {
    setFound(result)
    setDocuments(new Set(result.documents.filter((document) => isOwnDocument(document, result))))
  }
  const handleTakeAll = (result: CrawlResult, path: string) => {
    const { refId } = result
    const chosen = [path, ...sections.filter((section) => section !== path)]
    setSections(chosen)
    // Only the search itself says which limits it reached.
    const handleChosen = (again: CrawlResult) => setFound({ ...result, ...again })
    chooseAgain.mutate({ ...site, refId, sections: chosen }, { onSuccess: handleChosen })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const problem = urlProblem(url)
    if (problem) return setError(problem)
    if (!found) return findPages.mutate(site, { onSuccess: handleFound })
    const { refId } = found
    const taken = new Set(found.links)
    const trashLinks = [...removed].filter((link) => taken.has(link))
    add.mutate(
      {
        type: 'WEB_PAGES',
        agentId,
        url: site.url,
        refId,
        trashLinks,
        documents: [...documents],
        newPages: learnsNew ? 'learn' : 'offer',
      },
      { onSuccess: onAdded },
    )
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField
        label={field.label}
        placeholder={field.placeholder}
        inputMode="url"
        value={url}
        error={error}
        hint={field.hint}
        onChange={(event) => handleUrl(event.target.value)}
      />
      {!url && scope === 'site' && <SampleWebsite onChosen={handleUrl} />}
      {found && (
        <FoundPages
          found={found}
          removed={removed}
          onRemove={(links) => setRemoved(new Set([...removed, ...links]))}
          onRestore={(links) => setRemoved(without(removed, links))}
          onTakeAll={(path) => handleTakeAll(found, path)}
          taking={chooseAgain.isPending ? sections[0] : undefined}
        />
      )}
      {found && found.documents.length > 0 && (
        <FoundDocuments found={found} chosen={documents} onChoose={setDocuments} />
      )}
      {found && scope !== 'page' && <NewPagesField isLearnt={learnsNew} onChange={setLearnsNew} />}
      <Foot $long={found !== null}>
        {found ? (
          <Button type="submit" variant="primary" disabled={!hasPages} pending={add.isPending}>
            Submit
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            disabled={!url.trim()}
            pending={findPages.isPending}
          >
            {field.fetch}
          </Button>
        )}
      </Foot>
    </form>
  )
}

/** Below a long list, the buttons stay visible at the lower edge of the dialog. */
const Foot = styled(FormFoot)<{ $long: boolean }>`
  ${({ $long }) =>
    $long &&
    css`
      position: sticky;
      bottom: calc(-1 * ${space[5]});
      margin: ${space[5]} calc(-1 * ${space[6]}) calc(-1 * ${space[5]});
      padding: ${space[4]} ${space[6]};
      border-top: 1px solid ${color.line};
      border-radius: 0 0 ${radius.large} ${radius.large};
      background: ${color.raised};
    `}
`

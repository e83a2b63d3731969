import { useState, type FormEvent } from 'react'
import type { CrawlResult } from 'shared-types'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FoundPages } from './FoundPages.tsx'
import { useAddSource, useFindPages } from './queries.ts'
import { SampleWebsite } from './Samples.tsx'
import { urlProblem } from './source-rules.ts'

type Props = { agentId: string; onAdded: () => void }

/** §4: fetch the pages, optionally remove links, then submit. */
export function WebPagesForm({ agentId, onAdded }: Props) {
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<CrawlResult | null>(null)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const findPages = useFindPages()
  const add = useAddSource()

  const handleUrl = (next: string) => {
    setUrl(next)
    setError(undefined)
    setFound(null)
    setRemoved(new Set())
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const problem = urlProblem(url)
    if (problem) return setError(problem)
    if (!found)
      return findPages.mutate({ url: url.trim(), agent_id: agentId }, { onSuccess: setFound })
    add.mutate(
      { type: 'WEB_PAGES', agentId, url: url.trim(), refId: found.refId, trashLinks: [...removed] },
      { onSuccess: onAdded },
    )
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField
        label="Website"
        placeholder="https://example.com"
        inputMode="url"
        value={url}
        error={error}
        hint="Not supported for single-page websites."
        onChange={(event) => handleUrl(event.target.value)}
      />
      {!url && <SampleWebsite onChosen={handleUrl} />}
      {found && (
        <FoundPages
          links={found.links}
          removed={removed}
          onRemove={(link) => setRemoved(new Set([...removed, link]))}
          onRestore={() => setRemoved(new Set())}
        />
      )}
      <FormFoot>
        {found ? (
          <Button
            type="submit"
            variant="primary"
            disabled={removed.size >= found.links.length}
            pending={add.isPending}
          >
            Submit
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            disabled={!url.trim()}
            pending={findPages.isPending}
          >
            Fetch pages
          </Button>
        )}
      </FormFoot>
    </form>
  )
}

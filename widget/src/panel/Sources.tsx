import { useId, useState } from 'react'
import { isSafeUrl } from './markdown-inline.tsx'
import type { PanelStrings } from './strings.ts'
import type { PanelSource } from './types.ts'

/** Small numbered citations; pressing one shows where the answer comes from. */
export const Sources = ({ sources, strings }: { sources: PanelSource[]; strings: PanelStrings }) => {
  const [shown, setShown] = useState<number | null>(null)
  const id = useId()
  const source = shown === null ? undefined : sources[shown]
  return (
    <div className="nx-sources" role="group" aria-label={strings.sources}>
      {sources.map((each, index) => (
        <button
          key={index}
          type="button"
          className="nx-citation"
          aria-expanded={shown === index}
          aria-controls={shown === index ? id : undefined}
          onClick={() => setShown(shown === index ? null : index)}
        >
          <span className="nx-number">{index + 1}</span>
          <span className="nx-citation-title">{each.title}</span>
        </button>
      ))}
      {source && (
        <div className="nx-source" id={id}>
          <p className="nx-source-title">
            {source.title}
            {source.page !== null && <span>, {strings.page(source.page)}</span>}
          </p>
          <p className="nx-snippet">{source.snippet}</p>
          {source.url && isSafeUrl(source.url) && (
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {readable(source.url)}
            </a>
          )}
        </div>
      )}
    </div>
  )
}

const readable = (url: string): string => url.replace(/^https?:\/\/(www\.)?|\/$/g, '')

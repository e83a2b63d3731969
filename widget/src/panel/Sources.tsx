import { isSafeUrl } from './markdown-inline.tsx'
import type { PanelStrings } from './strings.ts'
import type { PanelSource } from './types.ts'

/** Small numbered citations; opening one shows the source. */
export const Sources = ({
  sources,
  strings,
}: {
  sources: PanelSource[]
  strings: PanelStrings
}) => (
  <div className="nx-sources" role="group" aria-label={strings.sources}>
    {sources.map(({ title, url, page, snippet }, index) => (
      <details key={index}>
        <summary>
          <span className="nx-number">{index + 1}</span>
          <span className="nx-cited" dir="auto">
            {title}
          </span>
          {page !== null && <span>{strings.page(page)}</span>}
        </summary>
        <div className="nx-source">
          <p dir="auto">{snippet}</p>
          {url && isSafeUrl(url) && (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {url.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
            </a>
          )}
        </div>
      </details>
    ))}
  </div>
)

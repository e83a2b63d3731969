import { version as packageVersion } from '../package.json'

/** The version of this package, which is also the version in the path of the script. */
export const version: string = packageVersion

export type EmbedSnippet = {
  /** Where `nexus-widget.js` is served. */
  scriptUrl: string
  agentId: string
  /** Where the API is; needed when the script is not served by the API's own host, as from a CDN. */
  apiBase?: string
  /** `sha384-…` of that file; the browser then refuses any other. */
  integrity?: string
}

/** The text to paste before the closing body tag. */
export const embedSnippet = ({ scriptUrl, agentId, apiBase, integrity }: EmbedSnippet): string =>
  [
    `<script src="${escape(scriptUrl)}"`,
    `data-agent-id="${escape(agentId)}"`,
    ...(apiBase ? [`data-api-base="${escape(apiBase)}"`] : []),
    ...(integrity ? [`integrity="${escape(integrity)}"`, 'crossorigin="anonymous"'] : []),
    'async></script>',
  ].join(' ')

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

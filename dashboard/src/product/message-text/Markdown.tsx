import type { ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { styled } from 'styled-components'
import { font, radius, space } from '~/theme/tokens.ts'
import { leadsToApi } from './leads-to-api.ts'

const PLUGINS = [remarkGfm]

/**
 * The elements a message may contain. A picture is shown as a link: loading it would tell its host who reads the conversation, and when.
 */
const COMPONENTS: Components = {
  a: ({ href, children }) => <MessageLink href={href}>{children}</MessageLink>,
  img: ({ src, alt }) => <MessageLink href={src}>{alt || src}</MessageLink>,
  table: ({ children }) => (
    <TableFrame tabIndex={0} role="region" aria-label="Table">
      <table>{children}</table>
    </TableFrame>
  ),
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
}

/** Raw HTML in a message is shown as text. */
export function Markdown({ text }: { text: string }) {
  return (
    <Body>
      <ReactMarkdown remarkPlugins={PLUGINS} components={COMPONENTS}>
        {text}
      </ReactMarkdown>
    </Body>
  )
}

/** A link in a message must not call our own API on the reader's behalf. */
function MessageLink({ href = '', children }: { href?: string | undefined; children: ReactNode }) {
  if (leadsToApi(href)) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

const TableFrame = styled.div`
  overflow-x: auto;
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  p {
    white-space: pre-line;
  }
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 0;
    font-size: ${font.size[14]};
    font-weight: ${font.weight.semibold};
  }
  ul,
  ol {
    display: grid;
    gap: ${space[1]};
    padding-left: ${space[5]};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  ul.contains-task-list {
    list-style: none;
  }
  a {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  blockquote {
    margin: 0;
    padding-left: ${space[3]};
    border-left: 2px solid currentcolor;
  }
  hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 1px solid currentcolor;
    opacity: 0.25;
  }
  code {
    padding: 1px ${space[1]};
    border-radius: ${radius.small};
    background: color-mix(in srgb, currentcolor 9%, transparent);
    font-family: ${font.mono};
    font-size: ${font.size[13]};
  }
  pre {
    overflow-x: auto;
    margin: 0;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    background: color-mix(in srgb, currentcolor 9%, transparent);
    line-height: ${font.leading.body};
  }
  pre code {
    padding: 0;
    background: none;
    overflow-wrap: normal;
  }
  table {
    border-collapse: collapse;
    font-size: ${font.size[13]};
  }
  th,
  td {
    padding: ${space[1]} ${space[2]};
    border: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
    text-align: left;
    overflow-wrap: normal;
  }
`

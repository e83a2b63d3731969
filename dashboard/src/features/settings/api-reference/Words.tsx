import { Fragment } from 'react'

/** The part of Markdown that the API's descriptions use: paragraphs, bold, code and emphasis. */
export const Words = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => <p key={paragraph}>{inline(paragraph)}</p>)

const inline = (text: string) =>
  text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, at) => {
    const key = `${at} ${part}`
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>
    if (part.startsWith('*')) return <em key={key}>{part.slice(1, -1)}</em>
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    return <Fragment key={key}>{part}</Fragment>
  })

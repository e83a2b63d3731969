import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { isTooIntricate } from './intricate.ts'

/** The Markdown renderer is a chunk of its own, so that the inbox opens sooner; if it cannot be loaded, the plain text stays. */
const Markdown = lazy(() =>
  import('./Markdown.tsx').then(
    (module) => ({ default: module.Markdown }),
    () => ({ default: PlainText }),
  ),
)

/** Text without any of these characters looks the same with and without Markdown, which is true of most visitors' messages. */
const MARKUP = /[\\`*_~[\]<>#|&@\n]|^\s*(?:[-+]|\d+[.)])\s|https?:|www\.|\s\s/i

export function MessageText({ text }: { text: string }) {
  if (!MARKUP.test(text) || isTooIntricate(text)) return <PlainText text={text} />
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <Markdown text={text} />
    </Suspense>
  )
}

export function PlainText({ text }: { text: string }) {
  return <Plain>{text}</Plain>
}

const Plain = styled.p`
  white-space: pre-wrap;
`

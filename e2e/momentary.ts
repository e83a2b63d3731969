import type { Locator } from '@playwright/test'

/**
 * Resolves once an element has said these words, be it for a moment: an expectation looks once a second, and on a busy machine may look past
 * what goes by itself. Begun before what brings them.
 */
export const untilItSays = (element: Locator, words: string): Promise<void> =>
  element.evaluate(
    (node, words) =>
      new Promise<void>((resolve) => {
        const says = () => node.textContent.includes(words)
        if (says()) return resolve()
        const watch = new MutationObserver(() => {
          if (!says()) return
          watch.disconnect()
          resolve()
        })
        watch.observe(node, { childList: true, characterData: true, subtree: true })
      }),
    words,
  )

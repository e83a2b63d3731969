import type { Locator } from '@playwright/test'

/**
 * Resolves once an element has contained these words, even for a moment. An expectation checks at intervals and may miss on a busy machine
 * what disappears by itself. Call this before the action that shows them.
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

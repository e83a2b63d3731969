import { putOnPage } from './put-on-page.ts'

/** `currentScript` is null when a bundler or a tag manager runs the code. */
putOnPage(
  (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>('script[data-agent-id]'),
)

import { adopt } from '../../panel/adopt.ts'
import type { FitOptions, IdentityModule } from '../types.ts'
import { isAt, pathOf, watchPath } from './address.ts'
import { readGiven } from './given.ts'
import { askWhen } from './lead.ts'
import { lookCss } from './look.ts'
import { putLabel } from './named.ts'
import { watchMessages } from './proactive.ts'

/** `sha256-…` of what knows who is signed in, written in by the build. */
declare const IDENTITY_INTEGRITY: string

/**
 * The one export of `nexus-fit.js`, which only pages fetch whose owner or author chose something.
 * @param before what it returned, where the widget fits already and only who is signed in is another
 * @returns what ends it
 */
export const fit = (options: FitOptions, before?: () => void): (() => void) => {
  const { host, root, button, config } = options
  if ('identity' in options.given)
    void options
      .load<IdentityModule>('identity', IDENTITY_INTEGRITY)
      .then(({ know }) => know(options), console.warn)
  if (before) return before
  const { hide = [], messages = [], ...look } = readGiven({ ...config.options, ...options.given })
  // What the tag says of it the launcher has done already.
  const theme = options.colorScheme === 'auto' ? look.theme : undefined
  if (theme) host.dataset['scheme'] = theme
  adopt(root, lookCss({ ...look, theme }, look.font && getComputedStyle(document.body).fontFamily))

  const hideOrShow = () => {
    host.toggleAttribute('data-off', isAt(pathOf(location), hide))
  }
  hideOrShow()
  const proactive = watchMessages(messages, options)
  const ends = [
    proactive.stop,
    watchPath(() => {
      hideOrShow()
      proactive.restart()
    }),
  ]
  if (look.label) ends.push(putLabel(button, look.label))
  if (config.lead_form) ends.push(askWhen(config.lead_form, options))
  return () => ends.forEach((end) => end())
}

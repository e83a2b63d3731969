import { adopt } from '../../panel/adopt.ts'
import type { FitOptions, IdentityModule } from '../types.ts'
import { isAt, pathOf, watchPath } from './address.ts'
import { readGiven } from './given.ts'
import { askWhen } from './lead.ts'
import { lookCss } from './look.ts'
import { putLabel } from './named.ts'
import { watchMessages } from './proactive.ts'

/** `sha256-…` of `nexus-identity.js`, inserted by the build. */
declare const IDENTITY_INTEGRITY: string

/**
 * The one export of `nexus-fit.js`, which is only loaded where the owner or the page has set options.
 * @param before its earlier result, where the widget has been fitted already and only the signed-in visitor changes
 * @returns a function that undoes it
 */
export const fit = (options: FitOptions, before?: () => void): (() => void) => {
  const { host, root, button, config } = options
  if ('identity' in options.given)
    void options
      .load<IdentityModule>('identity', IDENTITY_INTEGRITY)
      .then(({ know }) => know(options), console.warn)
  if (before) return before
  const { hide = [], messages = [], ...look } = readGiven({ ...config.options, ...options.given })
  // The launcher has applied the attributes of the tag already.
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

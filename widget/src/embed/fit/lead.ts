import type { ShownLeadForm } from 'shared-types'
import { isTimeFor } from '../../chat/lead-time.ts'
import { recall, remember } from '../../chat/memory.ts'
import type { FitOptions, LeadModule, MountedPanel } from '../types.ts'
import { whenOpened } from './opened.ts'

/** `sha384-…` of the form's file, inserted by the build. */
declare const LEAD_INTEGRITY: string

/**
 * Shows the owner's form in the panel: before the visitor writes, or after the first answer, once per visitor.
 * @returns a function that ends it
 */
export const askWhen = (
  form: ShownLeadForm,
  { key, root, load, mount, config, agentId }: FitOptions,
) => {
  const done = `${key}:lead`
  let isAsked = Boolean(recall(done))
  let unsubscribe: (() => void) | undefined

  const ask = async ({ chat }: MountedPanel) => {
    isAsked = true
    unsubscribe?.()
    const { showLead } = await load<LeadModule>('lead', LEAD_INTEGRITY)
    showLead({
      form,
      panel: root.querySelector<HTMLElement>('.nx-panel')!,
      language: config.panel?.language ?? 'en',
      send: (answers) => chat.post('lead', { answers }),
      onEnd: (answers) => {
        remember(done)
        if (answers) dispatchEvent(new CustomEvent('nexus:lead', { detail: { agentId, answers } }))
      },
    })
  }
  const look = (mounted: MountedPanel) => {
    const isTime = isTimeFor(form, mounted.chat.getState().messages)
    if (!isAsked && isTime) void ask(mounted).catch(() => (isAsked = false))
  }
  const begin = async () => {
    if (isAsked) return
    const mounted = await mount()
    unsubscribe ??= form.when === 'within' ? mounted.chat.subscribe(() => look(mounted)) : undefined
    look(mounted)
  }
  const ignore = whenOpened(agentId, () => {
    begin().catch(() => {})
  })
  // On a slow connection, the visitor may have opened the chat before this file was loaded.
  if (root.querySelector('.nx-frame:not([hidden])')) begin().catch(() => {})
  return () => {
    unsubscribe?.()
    ignore()
  }
}

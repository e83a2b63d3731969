import type { WidgetConfig } from 'shared-types'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { LeadAnswer } from '../panel/lead-types.ts'
import { isTimeFor } from './lead-time.ts'
import { recall, remember } from './memory.ts'
import { storageKey } from './storage.ts'
import type { UseChat } from './types.ts'

type Props = {
  config: WidgetConfig
  chat: Pick<UseChat, 'messages' | 'sendLead'>
  agentId: string
  apiBase: string
  onLead: ((answers: LeadAnswer[]) => void) | undefined
}

/**
 * Shows the owner's form over the panel when it is due, once per visitor.
 * @returns a ref for an element around the panel
 */
export const useLead = (props: Props): RefObject<HTMLDivElement | null> => {
  const { config, chat, agentId, apiBase } = props
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const form = config.lead_form
  const key = `${storageKey(apiBase, agentId)}:lead`
  const isTime = form ? isTimeFor(form, chat.messages) : false
  useEffect(() => {
    if (!form || !isTime || recall(key)) return
    let isOver = false
    let remove: (() => void) | undefined
    const show = async () => {
      const { showLead } = await import('../panel/lead-form.ts')
      const panel = frame.current?.querySelector<HTMLElement>('.nx-panel')
      if (isOver || !panel) return
      remove = showLead({
        form,
        panel,
        language: latest.current.config.panel?.language ?? 'en',
        send: (answers) => latest.current.chat.sendLead(answers),
        onEnd: (answers) => {
          remember(key)
          if (answers) latest.current.onLead?.(answers)
        },
      })
    }
    // A page that cannot load the form now shows it another time.
    show().catch(() => {})
    return () => {
      isOver = true
      remove?.()
    }
  }, [form, isTime, key])
  return frame
}

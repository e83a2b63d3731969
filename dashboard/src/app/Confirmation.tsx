import { lazy, Suspense, useEffect } from 'react'
import { whenIdle } from '~/lib/when-idle.ts'
import { useConfirm } from '~/stores/confirm.ts'

const loadDialog = () => import('~/ui/ConfirmDialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }))

/** Shows the question that `confirm()` asks. No question is asked while a page loads, so the dialog's code is loaded afterwards. */
export function Confirmation() {
  const asked = useConfirm((state) => state.asked)
  useEffect(() => whenIdle(() => void loadDialog()), [])
  return (
    asked && (
      <Suspense>
        <ConfirmDialog
          title={asked.title}
          body={asked.body}
          action={asked.action}
          refusal={asked.refusal}
          danger={asked.danger}
          onAnswer={asked.answer}
        />
      </Suspense>
    )
  )
}

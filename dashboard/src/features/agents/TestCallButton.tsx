import { PhoneCall } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Agent } from 'shared-types'
import { Button } from '~/ui/Button.tsx'

const TestCallDialog = lazy(async () => ({
  default: (await import('./test-call/TestCallDialog.tsx')).TestCallDialog,
}))

export function TestCallButton({ agent }: { agent: Agent }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<PhoneCall />} onClick={() => setOpen(true)}>
        Call this agent
      </Button>
      {isOpen && (
        <Suspense>
          <TestCallDialog agent={agent} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

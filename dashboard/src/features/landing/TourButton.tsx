import { CirclePlay } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'

const load = () => import('./TourDialog.tsx')
const TourDialog = lazy(async () => ({ default: (await load()).TourDialog }))

/** Opens the tour. The dialog's code is loaded when the pointer or the focus reaches the button. */
export function TourButton() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = button.current
    if (isOpen) return () => opener?.focus()
  }, [isOpen])
  const prepare = () => void load().catch(() => undefined)
  return (
    <>
      <Button
        ref={button}
        size="large"
        icon={<CirclePlay />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        How it Works
      </Button>
      {isOpen && (
        <Suspense>
          <TourDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { CirclePlay } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/Button.tsx'

const load = () => import('./TourDialog.tsx')
const TourDialog = lazy(async () => ({ default: (await load()).TourDialog }))

/** Opens the tour. The dialog and what it needs come when a pointer or the focus does. */
export function TourButton() {
  const [isOpen, setOpen] = useState(false)
  const prepare = () => void load().catch(() => undefined)
  return (
    <>
      <Button
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

import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { IconButton } from './IconButton.tsx'

type Props = {
  text: string
  label: string
  /** How long the tick is shown after copying, in ms. */
  tickMs?: number
}

export function CopyButton({ text, label, tickMs = 1000 }: Props) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      toast.error('Your browser did not allow copying. Select the text and copy it instead.')
      return
    }
    toast.success('Copied to clipboard')
    setCopied(true)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setCopied(false), tickMs)
  }

  return (
    <IconButton
      label={label}
      icon={isCopied ? <Check /> : <Copy />}
      onClick={() => void handleCopy()}
    />
  )
}

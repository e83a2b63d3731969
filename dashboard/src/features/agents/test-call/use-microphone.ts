import { useEffect, useRef, useState } from 'react'
import { listen } from './listener.ts'

export type Microphone = { isOn: boolean; problem: string | null; toggle: () => void }

/** Turns the caller's voice into text; off until the user turns it on, and off again when the call has ended. */
export function useMicrophone(
  isOpen: boolean,
  onWords: (text: string, last: boolean) => void,
): Microphone {
  const [isWanted, setWanted] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const words = useRef(onWords)
  useEffect(() => {
    words.current = onWords
  })
  const isOn = isWanted && isOpen
  useEffect(() => {
    if (!isOn) return
    return listen({
      onWords: (text, last) => words.current(text, last),
      onStop: (reason) => {
        setWanted(false)
        setProblem(reason)
      },
    })
  }, [isOn])
  const toggle = () => {
    setProblem(null)
    setWanted(!isWanted)
  }
  return { isOn, problem, toggle }
}

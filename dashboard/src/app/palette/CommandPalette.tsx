import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rememberChoice, type RecentChoice } from '~/lib/recent-choices.ts'
import { closeOverlay } from '~/stores/overlay.ts'
import { CommandDialog } from '~/ui/CommandDialog.tsx'
import { Actions } from './Actions.tsx'
import { Agents } from './Agents.tsx'
import { Calls } from './Calls.tsx'
import { Conversations } from './Conversations.tsx'
import { Pages } from './Pages.tsx'
import { foundCallsQuery, foundConversationsQuery } from './queries.ts'
import { Recent } from './Recent.tsx'

const PAUSE_MS = 150

/** Every page and action of the product, found by typing. */
export function CommandPalette() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const searched = usePaused(text)
  const isWaiting = [
    useQuery(foundConversationsQuery(searched)),
    useQuery(foundCallsQuery(searched)),
  ].some(({ isFetching }) => isFetching)

  const handleGo = (choice: RecentChoice) => {
    rememberChoice(choice)
    closeOverlay()
    void navigate(choice.to)
  }
  return (
    <CommandDialog
      label="Search and commands"
      placeholder="Search, or type a command"
      value={typed}
      onChange={setTyped}
      onClose={closeOverlay}
      isBusy={isWaiting || searched !== text}
      empty={`Nothing found for “${text}”.`}
    >
      {!text && <Recent onGo={handleGo} />}
      <Pages text={text} onGo={handleGo} />
      <Agents text={text} onGo={handleGo} />
      {text && <Conversations text={searched} onGo={handleGo} />}
      {text && <Calls text={searched} onGo={handleGo} />}
      <Actions text={text} />
    </CommandDialog>
  )
}

/** The properties every group of the palette takes. */
export type GroupProps = { text: string; onGo: (choice: RecentChoice) => void }

/** A value that is updated once it has not changed for a moment, so that a search is not sent for every letter. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(value), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return paused
}

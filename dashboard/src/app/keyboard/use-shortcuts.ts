import { useEffect, useEffectEvent } from 'react'
import { matchPath, useNavigate } from 'react-router-dom'
import { paths } from '~/lib/paths.ts'
import { closeOverlay, openOverlay, useOverlay } from '~/stores/overlay.ts'
import { areKeysOn, GO_TO } from './shortcuts.ts'

/** How long `g` waits for the second key, in ms. */
const SEQUENCE_MS = 1_500
/** Places where keys type text, or belong to the open dialog or menu. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]'

/** The shortcuts that work on every page of the account; the help dialog lists them. */
export function useShortcuts(): void {
  const navigate = useNavigate()

  const keys: Record<string, () => void> = {
    '?': () => openOverlay('shortcuts'),
    '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
    j: () => moveRow(1),
    k: () => moveRow(-1),
    Escape: () => {
      // Read at the moment of the key: a key may be pressed before the page just navigated to has been drawn.
      const { pathname, search } = window.location
      if (matchPath(`${paths.inbox}/:id`, pathname))
        void navigate({ pathname: paths.inbox, search })
    },
  }
  const press = useEffectEvent((event: KeyboardEvent, follows: boolean): boolean => {
    const goal = follows && GO_TO.find(({ key }) => key === event.key)
    const action = goal ? () => void navigate(goal.to) : (keys[event.key] ?? shortcutOn(event.key))
    if (action) {
      event.preventDefault()
      action()
    }
    return event.key === 'g'
  })

  useEffect(() => {
    let waitsUntil = 0
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      if (isPaletteKey(event)) return togglePalette(event)
      if (!areKeysOn() || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      waitsUntil = press(event, Date.now() < waitsUntil) ? Date.now() + SEQUENCE_MS : 0
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}

/** Moves the focus to the next or the previous `[data-row]` of the page. Where the focus is elsewhere, it starts from the current row. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  const current = focused < 0 ? rows.findIndex((row) => row.ariaCurrent === 'page') : focused
  const next = rows[current < 0 ? 0 : current + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** An element on the page names its own key. */
const shortcutOn = (key: string) => {
  const control = document.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(key)}"]`)
  return control ? () => control.click() : undefined
}

const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k'

/** Not while another dialog is open, which would be left half finished. */
function togglePalette(event: KeyboardEvent): void {
  event.preventDefault()
  if (useOverlay.getState().open === 'palette') closeOverlay()
  else if (!isModalOpen()) openOverlay('palette')
}

/** Neither while a form is open in which somebody writes: a key that misses its field must not act on the page. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  isModalOpen() ||
  document.querySelector('[data-keys-off]') !== null ||
  (target instanceof Element && target.closest(OWN_KEYS) !== null)

const isModalOpen = () => document.body.classList.contains('modal-open')

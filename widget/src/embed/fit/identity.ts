import { freshForMs, IdentityError, personKey, settle, signOut } from '../../chat/identity.ts'
import { openStorage } from '../../chat/storage.ts'
import { recall } from '../../chat/memory.ts'
import type { FitOptions } from '../types.ts'

/** Signing in and out take their turn, as one may follow the other at once; timers, by agent, tell of a token that ends. */
const turns = new Map<string, Promise<void>>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Lets the chat know who the page says the visitor is, or that they are nobody known any more. */
export const know = (options: FitOptions): void => {
  const { key } = options
  turns.set(
    key,
    (turns.get(key) ?? Promise.resolve()).then(() => change(options)),
  )
}

const change = async (options: FitOptions): Promise<void> => {
  const { given, key } = options
  const identity = given.identity || undefined
  clearTimeout(timers.get(key))
  const found = identity ? await signIn(options, identity) : await signOut(options)
  const before = given.person
  given.person = found?.person
  // What is refused is not said again with every message; what the page has said meanwhile waits for its turn.
  if (!found && given.identity === (identity ?? '')) delete given.identity
  if (given.person !== before || found?.isMoved)
    await drawAnew(options, before ? undefined : identity)
  if (found) tell(options, 'identified')
}

/** @returns nothing where the server will not have them: they stay nobody known */
const signIn = async (options: FitOptions, identity: string) => {
  try {
    const isMoved = await settle(options, identity)
    return { ...watched(options, identity), isMoved }
  } catch (error) {
    const { message: problem, isRefused } = error as IdentityError
    console.warn(`Nexus: ${problem}`)
    // Without a connection they are who they were, and the server is asked with their next message.
    if (!isRefused) return watched(options, identity)
    tell(options, 'identity-refused', { problem })
    await signOut(options)
  }
}

const watched = (options: FitOptions, identity: string) => {
  const inTime = Math.max(0, freshForMs(identity))
  const tellOfEnd = () => tell(options, 'identity-expires')
  timers.set(options.key, setTimeout(tellOfEnd, inTime))
  return { person: personKey(identity), isMoved: false }
}

/**
 * The chat of one person ends, and that of the other stands in its place, open where that was.
 * @param identity where nobody known becomes somebody: what they were writing, or sent while the server was asked, goes along
 */
const drawAnew = async (options: FitOptions, identity: string | undefined) => {
  const { key, given, root, close, unmount, open, mount } = options
  const field = root.querySelector('textarea')
  const typed = identity && field?.value
  const hasFocus = !!field && root.activeElement === field
  const isOpen = close()
  unmount()
  const nobodys = openStorage(key)
  if (identity && (nobodys.readTalk() || nobodys.readOutbox().length))
    await settle(options, identity).catch(() => {})
  if (isOpen) {
    await open(hasFocus)
    if (typed) write(root.querySelector('textarea'), typed)
  } else if (recall(key + (given.person ?? ''))) (await mount()).start()
}

const write = (field: HTMLTextAreaElement | null, text: string) => {
  if (!field) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const tell = ({ agentId }: FitOptions, name: string, more?: object) =>
  dispatchEvent(new CustomEvent(`nexus:${name}`, { detail: { agentId, ...more } }))

import { freshForMs, IdentityError, personKey, settle, signOut } from '../../chat/identity.ts'
import { openStorage } from '../../chat/storage.ts'
import { recall } from '../../chat/memory.ts'
import type { FitOptions } from '../types.ts'

/**
 * Signing in and out are done one after the other, as a page may call both at once. The timers, by agent, report that a token is about to
 * expire.
 */
const turns = new Map<string, Promise<void>>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Tells the chat who the visitor is according to the page, or that they are anonymous again. */
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
  // A refused identity is not sent again with every message. A newer one that the page has given meanwhile waits for its turn.
  if (!found && given.identity === (identity ?? '')) delete given.identity
  if (given.person !== before || found?.isMoved)
    await drawAnew(options, before ? undefined : identity)
  if (found) tell(options, 'identified')
}

/** @returns nothing where the server refuses them: they stay anonymous */
const signIn = async (options: FitOptions, identity: string) => {
  try {
    const isMoved = await settle(options, identity)
    return { ...watched(options, identity), isMoved }
  } catch (error) {
    const { message: problem, isRefused } = error as IdentityError
    console.warn(`Nexus: ${problem}`)
    // Without a connection they stay who they were, and the identity is sent again with their next message.
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
 * Ends the chat of one person and puts that of the other in its place, open where the first was open.
 * @param identity where an anonymous visitor is identified: unsent text and messages being sent are carried over
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

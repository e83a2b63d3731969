import { expect, test, vi } from 'vitest'
import { act, button, click, draw, press, type } from '#dom'
import { ChatPanel } from './ChatPanel.tsx'
import type { ChatPanelProps } from './ChatPanel.tsx'
import { parts } from './parts.ts'
import type { AfterChat, PanelMessage } from './types.ts'

const says = (
  id: string,
  from: PanelMessage['from'],
  text: string,
  more: Partial<PanelMessage> = {},
): PanelMessage => ({
  id,
  from,
  text,
  name: from === 'agent' ? 'Acme' : from === 'person' ? 'Sam' : '',
  state: 'sent',
  sources: [],
  ...more,
})
const props: ChatPanelProps = {
  brandName: 'Acme',
  brandColor: '#1f3fbf',
  textColor: '#ffffff',
  welcomeMessage: 'Hello **you**',
  suggestions: ['When are you open?', 'Where are you?'],
  messages: [],
}
/** Presses the button and waits until its form has been loaded. */
const askForPerson = async (container: Element) => {
  await click(button(container, 'Talk to a person'))
  await act(async () => void (await parts.more()))
}
const show = (more: Partial<ChatPanelProps> = {}) => draw(<ChatPanel {...props} {...more} />)

test('an empty chat shows the brand, the welcome, the suggestions and the maker', async () => {
  const { container } = await show()
  expect(container.querySelector('header')?.textContent).toContain('Acme')
  expect(container.querySelector('strong')?.textContent).toBe('you')
  expect(button(container, 'Where are you?')).toBeDefined()
  expect(container.querySelector('footer')?.textContent).toBe('Powered by Nexus')
})

test('a suggestion is sent unchanged, and disappears once the visitor has written', async () => {
  const onSend = vi.fn<(text: string) => void>()
  const { container, redraw } = await show({ onSend })
  await click(button(container, 'Where are you?'))
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Where are you?')
  await redraw(<ChatPanel {...props} messages={[says('1', 'visitor', 'Where are you?')]} />)
  expect(button(container, 'When are you open?')).toBeUndefined()
})

test('the newest message stays in sight, unless the reader has gone back to an older one', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100)
  const one = says('1', 'agent', 'One')
  const { container, redraw } = await show({ messages: [one] })
  const list = container.querySelector('.nx-list') as HTMLElement
  expect(list.scrollTop).toBe(500)
  list.scrollTop = 400
  const two = says('2', 'agent', 'Two')
  await redraw(<ChatPanel {...props} messages={[one, two]} />)
  await vi.waitFor(() => expect(list.scrollTop).toBe(500))
  list.scrollTop = 0
  await act(() => void list.dispatchEvent(new Event('scroll')))
  await redraw(<ChatPanel {...props} messages={[one, two, says('3', 'agent', 'Three')]} />)
  expect(list.scrollTop).toBe(0)
  await click(button(container, 'Jump to the latest message'))
  expect(list.scrollTop).toBe(500)
})

test('Enter sends the trimmed text and empties the field', async () => {
  const onSend = vi.fn<(text: string) => void>()
  const { container } = await show({ onSend })
  const field = container.querySelector('textarea')
  await type(field, '  hello ')
  await press(field, 'Enter')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('hello')
  expect(field?.value).toBe('')
})

test('Shift+Enter, an input method at work and an empty field send nothing', async () => {
  const onSend = vi.fn<(text: string) => void>()
  const { container } = await show({ onSend })
  const field = container.querySelector('textarea')
  await press(field, 'Enter')
  await type(field, 'hello')
  await press(field, 'Enter', { shiftKey: true })
  await press(field, 'Enter', { isComposing: true })
  expect(onSend).not.toHaveBeenCalled()
})

test('a preview draws everything and sends nothing', async () => {
  const onSend = vi.fn<(text: string) => void>()
  const { container } = await show({ onSend, isDisabled: true })
  await click(button(container, 'Where are you?'))
  expect(container.querySelector('textarea')?.disabled).toBe(true)
  expect(onSend).not.toHaveBeenCalled()
})

test('messages of the visitor are shown as typed, replies as Markdown', async () => {
  const { container } = await show({
    messages: [says('1', 'visitor', '**mine**'), says('2', 'agent', '**yours**')],
  })
  expect([...container.querySelectorAll('strong')].map((each) => each.textContent)).toEqual([
    'you',
    'yours',
  ])
  expect(container.textContent).toContain('**mine**')
})

test('a message that was refused says why and can be tried again', async () => {
  const onRetry = vi.fn<(id: string) => void>()
  const { container } = await show({
    onRetry,
    messages: [says('m1', 'visitor', 'hi', { state: 'failed', error: 'Too fast.' })],
  })
  expect(container.querySelector('[role=alert]')?.textContent).toContain('Too fast.')
  await click(button(container, 'Try again'))
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('m1')
})

test('sources name their page, show their passage, and link only to the web', async () => {
  const sources = [
    { title: 'Prices', url: null, page: 3, snippet: 'Tune-up 49' },
    { title: 'Hours', url: 'https://acme.example/hours/', page: null, snippet: 'Nine to six' },
    { title: 'Bad', url: 'javascript:alert(1)', page: null, snippet: '' },
  ]
  const { container } = await show({ messages: [says('1', 'agent', 'a', { sources })] })
  expect(container.querySelectorAll('summary')[0]?.textContent).toBe('1Pricespage 3')
  expect(container.textContent).toContain('Nine to six')
  expect(
    [...container.querySelectorAll('details a')].map((each) => each.getAttribute('href')),
  ).toEqual(['https://acme.example/hours/'])
})

test('a screen reader hears a whole reply once, not its beginnings and not the history', async () => {
  const old = says('1', 'agent', 'old reply')
  const { container, redraw } = await show({ messages: [old] })
  const heard = () => container.querySelector('[aria-live=polite]')?.textContent
  expect(heard()).toBe('')
  await redraw(
    <ChatPanel
      {...props}
      messages={[old, says('2', 'agent', 'We are **op', { state: 'streaming' })]}
    />,
  )
  expect(heard()).toBe('')
  await redraw(<ChatPanel {...props} messages={[old, says('2', 'agent', 'We are **open**.')]} />)
  expect(heard()).toBe('Acme: We are open.')
})

test('a visitor can ask for a person with or without a name and an email address', async () => {
  const onAskPerson = vi.fn()
  const { container, redraw } = await show({ handover: 'possible', onAskPerson })
  await askForPerson(container)
  await type(container.querySelector('[name=email]'), 'ann@b.example')
  await click(button(container, 'Talk to a person'))
  expect(onAskPerson).toHaveBeenCalledExactlyOnceWith({ name: undefined, email: 'ann@b.example' })
  await redraw(<ChatPanel {...props} handover="requested" />)
  expect(container.textContent).toContain('We’ve asked for a person.')
})

test('a visitor who asks for a person out of hours reads when somebody is back', async () => {
  const text = 'Nobody is here. Back on Monday.'
  const away = { text, until: null, locale: 'en' }
  const { container, redraw } = await show({ handover: 'possible', away })
  await askForPerson(container)
  expect(container.querySelector('form')?.textContent).toContain(text)
  await redraw(<ChatPanel {...props} handover="requested" away={away} />)
  expect(container.textContent).toContain(text)
  expect(container.textContent).not.toContain('They’ll join you here')
})

test('the form for a person comes into view and takes the focus', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { container, redraw } = await show({ handover: 'possible' })
  await askForPerson(container)
  expect(scrollIntoView.mock.contexts).toEqual([container.querySelector('form.nx-person-form')])
  expect(document.activeElement).toBe(container.querySelector('[name=name]'))
  await redraw(<ChatPanel {...props} handover="offered" />)
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

/** A visitor who got an answer and may be asked for a rating. */
const after = (more: Partial<AfterChat> = {}): AfterChat => ({
  rating: undefined,
  rate: async () => {},
  askRating: () => {},
  beginAnew: () => {},
  apiBase: '/api',
  holdSession: async () => ({ id: 'c', token: 't' }),
  readHistory: async () => ({ messages: [], more: false }),
  ...more,
})
const answered = [says('1', 'visitor', 'Hi'), says('2', 'agent', 'Hello')]
const arrived = () => act(async () => void (await parts.more()))

test('the menu opens below its button, takes the focus, and gives it back', async () => {
  const onStartAnew = vi.fn<() => void>()
  const { container, redraw } = await show({ after: after() })
  expect(button(container, 'More')).toBeUndefined()
  const chat = after({ beginAnew: onStartAnew })
  await redraw(<ChatPanel {...props} messages={answered} after={chat} />)
  button(container, 'More')?.focus()
  await click(button(container, 'More'))
  await arrived()
  expect(button(container, 'More')?.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement?.textContent).toBe('Download transcript')
  await press(document.activeElement, 'Escape')
  expect(button(container, 'Download transcript')).toBeUndefined()
  expect(document.activeElement).toBe(button(container, 'More'))
  await click(button(container, 'More'))
  await act(() => {
    container.querySelector('textarea')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  })
  expect(button(container, 'Download transcript')).toBeUndefined()
  await click(button(container, 'More'))
  await click(button(container, 'Start a new chat'))
  expect(onStartAnew).not.toHaveBeenCalled()
  await click(button(container, 'Start a new chat'))
  expect(onStartAnew).toHaveBeenCalledOnce()
})

test('a failed download of the transcript is reported', async () => {
  const readHistory = async () => Promise.reject(new Error('gone'))
  const { container } = await show({ messages: answered, after: after({ readHistory }) })
  await click(button(container, 'More'))
  await arrived()
  await click(button(container, 'Download transcript'))
  await vi.waitFor(() =>
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Please try again.'),
  )
})

test('a pasted picture is sent, and pasted text that comes with a picture of it stays text', async () => {
  const { container } = await show({ messages: answered, after: after({}) })
  const isTaken = async (...types: string[]) => {
    const files = [new File(['GIF89a'], 'table.gif', { type: 'image/gif' })]
    const paste = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(paste, { clipboardData: { files, types } })
    await act(() => void container.querySelector('textarea')!.dispatchEvent(paste))
    return paste.defaultPrevented
  }
  expect(await isTaken('text/plain', 'text/html', 'text/rtf', 'Files')).toBe(false)
  expect(await isTaken('text/html', 'Files')).toBe(true)
})

test('a chat is rated with one press, changed by another, and a word may be added', async () => {
  const rate = vi.fn<AfterChat['rate']>(async () => {})
  const { container, redraw } = await show({
    messages: answered,
    after: after({ rating: null, rate }),
  })
  await arrived()
  await click(button(container, 'Not good'))
  expect(rate).toHaveBeenLastCalledWith('bad', undefined)
  await redraw(<ChatPanel {...props} messages={answered} after={after({ rating: 'bad', rate })} />)
  expect(button(container, 'Not good')?.getAttribute('aria-pressed')).toBe('true')
  await vi.waitFor(() =>
    expect(container.querySelector('[role=status]')?.textContent).toBe('Thank you.'),
  )
  const words = container.querySelector<HTMLInputElement>('[name=words]')
  if (words) words.value = ' Too slow '
  await click(button(container, 'Send'))
  expect(rate).toHaveBeenLastCalledWith('bad', 'Too slow')
  await vi.waitFor(() => expect(container.querySelector('[name=words]')).toBeNull())
  await click(button(container, 'Good'))
  expect(rate).toHaveBeenLastCalledWith('good', undefined)
})

test('a second rating given before the first is saved is sent last, with its comment', async () => {
  const pending: (() => void)[] = []
  const rate = vi.fn<AfterChat['rate']>(
    () => new Promise<void>((resolve) => void pending.push(resolve)),
  )
  const { container } = await show({ messages: answered, after: after({ rating: null, rate }) })
  await arrived()
  await click(button(container, 'Not good'))
  await click(button(container, 'Good'))
  expect(rate.mock.calls).toEqual([['bad', undefined]])
  await act(async () => pending[0]?.())
  await vi.waitFor(() => expect(rate).toHaveBeenCalledTimes(2))
  const words = container.querySelector<HTMLInputElement>('[name=words]')
  if (words) words.value = 'Quick'
  await click(button(container, 'Send'))
  await act(async () => pending[1]?.())
  await vi.waitFor(() => expect(rate).toHaveBeenLastCalledWith('good', 'Quick'))
})

test('the header names the person who answers, and no other person is offered', async () => {
  const { container } = await show({ handover: 'possible', person: 'Sam' })
  expect(container.querySelector('header')?.textContent).toContain('You’re chatting with Sam')
  expect(button(container, 'Talk to a person')).toBeUndefined()
})

test('the style sheet is added unless the page has it already', async () => {
  expect((await show()).container.querySelector('style')?.textContent).toContain('.nx-panel')
  expect((await show({ hasStyles: true })).container.querySelector('style')).toBeNull()
})

test('text that could not be read on the brand colour is drawn in one that can', async () => {
  const { container } = await show({ brandColor: '#ffee88', textColor: '#ffffff' })
  expect(
    container.querySelector<HTMLElement>('.nx-panel')?.style.getPropertyValue('--nx-on-brand'),
  ).toBe('#000000')
})

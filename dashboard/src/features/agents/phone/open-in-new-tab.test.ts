import { afterEach, expect, test, vi } from 'vitest'
import { openInNewTab } from './open-in-new-tab.ts'

const aTab = () => ({ opener: window as unknown, close: vi.fn(), location: { replace: vi.fn() } })
const opening = (tab: ReturnType<typeof aTab> | null) =>
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)

afterEach(() => vi.restoreAllMocks())

test('the tab is opened in the click itself and goes to the URL once it is known', async () => {
  const tab = aTab()
  const open = opening(tab)
  let resolve: (url: string) => void = () => undefined
  const promise = new Promise<string>((settle) => (resolve = settle))
  const opened = openInNewTab(promise)
  expect(open).toHaveBeenCalledOnce()
  resolve('https://pay.example/1')
  expect(await opened).toEqual({ blockedUrl: null })
  expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/1')
  expect(tab.opener).toBeNull()
})

test('a blocked tab leaves its URL to be offered as a link', async () => {
  opening(null)
  expect(await openInNewTab(Promise.resolve('https://pay.example/1'))).toEqual({
    blockedUrl: 'https://pay.example/1',
  })
})

test('no empty tab stays behind when the URL does not come', async () => {
  const tab = aTab()
  opening(tab)
  await expect(openInNewTab(Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(tab.close).toHaveBeenCalledOnce()
})

import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { preloadable, type Preloadable } from './preloadable.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const draw = (Component: Preloadable<{ name: string }>) =>
  render(
    <Suspense fallback="Loading">
      <Component name="Ada" />
    </Suspense>,
  )
const isShown = (text: string) => screen.queryByText(text) !== null

it('a component whose code is loaded is drawn at once, without the fallback', async () => {
  const load = vi.fn(async () => Greeting)
  const Lazy = preloadable(load)
  await Lazy.preload()
  await Lazy.preload()
  draw(Lazy)
  expect(isShown('Hello Ada')).toBe(true)
  expect(load).toHaveBeenCalledOnce()
})

it('a component whose code is not loaded yet shows the fallback until it is', async () => {
  let arrive = (_: typeof Greeting) => {}
  const Lazy = preloadable(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)))
  await act(async () => draw(Lazy))
  expect(isShown('Loading')).toBe(true)
  await act(async () => arrive(Greeting))
  expect(isShown('Hello Ada')).toBe(true)
})

it('a failed preload is ignored, and is tried again when the component is rendered', async () => {
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new Error('The network is gone.'))
  const Lazy = preloadable(load)
  await Lazy.preload()
  await act(async () => draw(Lazy))
  expect(isShown('Hello Ada')).toBe(true)
})

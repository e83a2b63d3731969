import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TooltipBubble } from './TooltipBubble.tsx'

const UNDER_POINTER = { isUnderPointer: true, hasFocus: false, wasClicked: false }

const early = () =>
  render(
    <TooltipBubble text="Take control of conversation" seen={UNDER_POINTER}>
      <button type="button">Take control</button>
    </TooltipBubble>,
  )

test('a tooltip that opened late closes when the pointer had left before', () => {
  early()
  expect(screen.getByRole('tooltip').textContent).toContain('Take control of conversation')
  fireEvent.pointerMove(document.body)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('a tooltip that opened late stays while the pointer moves on its element', () => {
  early()
  fireEvent.pointerMove(screen.getByRole('button'))
  expect(screen.getByRole('tooltip').textContent).toContain('Take control of conversation')
})

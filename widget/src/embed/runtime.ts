import type { Runtime } from './types.ts'

/**
 * What a part of the panel uses for drawing. The build uses this file in place of React and Preact in every part: hooks only work in the
 * copy of Preact that draws, and the panel has one.
 */
export let h: Runtime['h']
export let useState: Runtime['useState']

export const take = (runtime: Runtime): void => {
  ;({ h, useState } = runtime)
}

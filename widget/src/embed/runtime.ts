import type { Runtime } from './types.ts'

/**
 * What a part of the panel draws with. The build puts this in the place of React and preact in every part: hooks work only in the
 * copy of preact that draws, and the panel has one.
 */
export let h: Runtime['h']
export let useState: Runtime['useState']

export const take = (runtime: Runtime): void => {
  ;({ h, useState } = runtime)
}

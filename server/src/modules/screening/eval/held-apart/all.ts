import type { CallScript } from '../types.ts'
import { heldApartUnsure } from './unsure.ts'
import { heldApartUnwanted } from './unwanted.ts'
import { heldApartWanted } from './wanted.ts'

export const heldApartScripts: CallScript[] = [
  ...heldApartWanted,
  ...heldApartUnwanted,
  ...heldApartUnsure,
]

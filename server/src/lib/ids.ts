import { v7, validate } from 'uuid'

/** A UUIDv7: unique, and sorted by the time it was made. */
export const newId = (): string => v7()

/** In lower case alone, as they are made: one spelling is one row, one event and one signature. */
export const isId = (value: string): boolean => validate(value) && value === value.toLowerCase()

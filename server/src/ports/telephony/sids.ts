import { createHash, randomBytes } from 'node:crypto'

/** A Twilio identifier: two letters for the kind, 32 hexadecimal digits. */
export const newSid = (
  kind: 'AC' | 'CA' | 'PN' | 'RE' | 'SM' | 'TR' | 'VE' | 'VX' | 'XE',
): string => kind + randomBytes(16).toString('hex')

/** An identifier derived from a seed: the same seed gives the same one on every start and every node. */
export const sidOf = (kind: 'AC' | 'VA', seed: string): string =>
  kind + createHash('sha256').update(`${kind}:${seed}`).digest('hex').slice(0, 32)

import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const scryptAsync = promisify<string, string, number, Buffer>(scrypt)
const HASH_BYTES = 24

/** Hash of an address or a number. Slow on purpose, so that nobody can try many of them against a list of hashes. */
export const slowHash = async (text: string, salt: string): Promise<string> =>
  (await scryptAsync(text, salt, HASH_BYTES)).toString('base64url')

import { createHash, randomBytes } from 'node:crypto'

/** 256 bits as base64url, for whoever holds it; nobody else can guess it. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hex: what is kept of a token, so that who reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

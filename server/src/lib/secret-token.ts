import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as base64url, which nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hex: only this is stored of a token, so that nobody who reads the database can use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

import * as z from 'zod'
import { ConfigError } from './config-error.ts'

const dollars = z.coerce.number().min(0).max(1_000_000).optional()
const ceiling = (usual: number) => z.coerce.number().int().min(1).default(usual)
const MICROS = 1_000_000
const BYTES_PER_MB = 1_000_000

/** The operator's prices, and the limits of accounts for spending and storage. */
export const SPENDING_FIELDS = {
  /** US dollars for a million tokens. */
  PRICE_MODEL_INPUT: dollars,
  PRICE_MODEL_OUTPUT: dollars,
  PRICE_EMBEDDING: dollars,
  /** US dollars for each. */
  PRICE_TEXT_MESSAGE: dollars,
  PRICE_CALL_MINUTE: dollars,
  /** US dollars for a calendar month (UTC). */
  MONTHLY_CAP_ACCOUNT: dollars,
  MONTHLY_CAP_AGENT: dollars,
  /** Limits for one account. */
  MAX_AGENTS: ceiling(100),
  MAX_PAGES: ceiling(20_000),
  MAX_PDFS: ceiling(1_000),
  MAX_STORED_MB: ceiling(5_000),
}

/** In millionths of a US dollar; null when unknown. */
export type Prices = {
  /** For one token; may be a fraction. */
  modelIn: number | null
  modelOut: number | null
  embedding: number | null
  textMessage: number | null
  callMinute: number | null
}

export type SpendingConfig = {
  prices: Prices
  /** In millionths of a US dollar; null for no cap. */
  caps: { account: number | null; agent: number | null }
  ceilings: { agents: number; pages: number; pdfs: number; bytes: number }
}

type Fields = z.infer<z.ZodObject<typeof SPENDING_FIELDS>>

/** @throws ConfigError */
export function spendingConfig(env: Fields): SpendingConfig {
  const { PRICE_MODEL_INPUT: modelIn = null, PRICE_MODEL_OUTPUT: modelOut = null } = env
  if ((modelIn === null) !== (modelOut === null)) {
    throw new ConfigError(
      'PRICE_MODEL_INPUT and PRICE_MODEL_OUTPUT belong together: one is missing.',
    )
  }
  const prices = {
    // Dollars for a million tokens equal millionths of a dollar for one.
    modelIn,
    modelOut,
    embedding: env.PRICE_EMBEDDING ?? null,
    textMessage: micros(env.PRICE_TEXT_MESSAGE),
    callMinute: micros(env.PRICE_CALL_MINUTE),
  }
  const caps = { account: micros(env.MONTHLY_CAP_ACCOUNT), agent: micros(env.MONTHLY_CAP_AGENT) }
  const isPriced = Object.values(prices).some((price) => price !== null)
  if (!isPriced && (caps.account !== null || caps.agent !== null)) {
    throw new ConfigError('A monthly cap needs prices: set PRICE_MODEL_INPUT and the like.')
  }
  const ceilings = {
    agents: env.MAX_AGENTS,
    pages: env.MAX_PAGES,
    pdfs: env.MAX_PDFS,
    bytes: env.MAX_STORED_MB * BYTES_PER_MB,
  }
  return { prices, caps, ceilings }
}

const micros = (amount: number | undefined): number | null =>
  amount === undefined ? null : Math.round(amount * MICROS)

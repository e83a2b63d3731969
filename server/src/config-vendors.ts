import * as z from 'zod'
import { ConfigError } from './config-error.ts'

const modelProvider = z.enum(['openai-compatible', 'openai', 'google', 'anthropic', 'ollama'])

/** Keys of the vendors, and ports of the stand-ins. */
export const VENDOR_FIELDS = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'starts with AC, then 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_VERIFY_SERVICE_SID: z
    .string()
    .regex(/^VA[0-9a-fA-F]{32}$/, 'starts with VA, then 32 hexadecimal digits')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'starts with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'starts with whsec_')
    .optional(),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^price_/, 'starts with price_')
    .optional(),
  /** Loopback port of the stand-in used without Stripe keys. */
  LOCAL_BILLING_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Loopback port of the stand-ins for Google Calendar, Cal.com and Calendly. */
  LOCAL_CALENDAR_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{30,}$/, 'is a number, a colon and a key, as BotFather shows it')
    .optional(),
  MODEL_PROVIDER: modelProvider.optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_BASE_URL: z.url().optional(),
  /** Address of an Ollama on this machine, which is offered while no model is configured. */
  OLLAMA_URL: z.url().default('http://127.0.0.1:11434'),
  EMBEDDING_PROVIDER: modelProvider.optional(),
  EMBEDDING_NAME: z.string().optional(),
  EMBEDDING_API_KEY: z.string().optional(),
  EMBEDDING_BASE_URL: z.url().optional(),
}

type Fields = z.infer<z.ZodObject<typeof VENDOR_FIELDS>>

export type ModelConfig = {
  provider: z.infer<typeof modelProvider>
  name: string
  apiKey: string | undefined
  baseUrl: string | undefined
}

export type TwilioAccount = {
  accountSid: string
  authToken: string
  /** The service that sends codes; without it no phone can be verified. */
  verifyServiceSid: string | undefined
}

export type StripeAccount = {
  secretKey: string
  /** The secret that signs the webhooks. */
  webhookSecret: string
  /** A monthly price created in Stripe; without it each checkout includes its own. */
  priceId: string | undefined
}

export type VendorConfig = {
  /** Null for the local carrier; in production for no telephone at all. */
  twilio: TwilioAccount | null
  /** Null for the Stripe stand-in; in production nothing can be bought. */
  stripe: StripeAccount | null
  localBillingPort: number
  localCalendarPort: number
  /** Null for the local Telegram; in production for none. */
  telegramBotToken: string | null
  model: ModelConfig | null
  embedding: ModelConfig | null
  /** No trailing slash. */
  ollamaUrl: string
}

/**
 * `port` is the server's own, after which the stand-ins' ports are chosen.
 * @throws ConfigError
 */
export function vendorConfig(env: Fields & { PORT: number }): VendorConfig {
  return {
    twilio: twilioAccount(
      env.TWILIO_ACCOUNT_SID,
      env.TWILIO_AUTH_TOKEN,
      env.TWILIO_VERIFY_SERVICE_SID,
    ),
    stripe: stripeAccount(env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET, env.STRIPE_PRICE_ID),
    localBillingPort: env.LOCAL_BILLING_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 2),
    localCalendarPort: env.LOCAL_CALENDAR_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 3),
    telegramBotToken: env.TELEGRAM_BOT_TOKEN ?? null,
    model: modelConfig(
      'MODEL',
      env.MODEL_PROVIDER,
      env.MODEL_NAME,
      env.MODEL_API_KEY,
      env.MODEL_BASE_URL,
    ),
    embedding: modelConfig(
      'EMBEDDING',
      env.EMBEDDING_PROVIDER,
      env.EMBEDDING_NAME,
      env.EMBEDDING_API_KEY ?? env.MODEL_API_KEY,
      env.EMBEDDING_BASE_URL ?? env.MODEL_BASE_URL,
    ),
    ollamaUrl: env.OLLAMA_URL.replace(/\/$/, ''),
  }
}

function twilioAccount(
  accountSid: string | undefined,
  authToken: string | undefined,
  verifyServiceSid: string | undefined,
): TwilioAccount | null {
  if (accountSid && authToken) return { accountSid, authToken, verifyServiceSid }
  if (!accountSid && !authToken) return null
  throw new ConfigError('TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN belong together: one is missing.')
}

function stripeAccount(
  secretKey: string | undefined,
  webhookSecret: string | undefined,
  priceId: string | undefined,
): StripeAccount | null {
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, priceId }
  if (!secretKey && !webhookSecret) return null
  throw new ConfigError(
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: one is missing.',
  )
}

/** Providers that take no request without a key. */
const NEEDS_KEY = new Set<ModelConfig['provider']>(['openai', 'google', 'anthropic'])

function modelConfig(
  of: 'MODEL' | 'EMBEDDING',
  provider: ModelConfig['provider'] | undefined,
  name: string | undefined,
  apiKey: string | undefined,
  baseUrl: string | undefined,
): ModelConfig | null {
  if (!provider && !name) return null
  if (!provider || !name) {
    throw new ConfigError(`${of}_PROVIDER and ${of}_NAME belong together: one is missing.`)
  }
  if (NEEDS_KEY.has(provider) && !apiKey) {
    throw new ConfigError(`${of}_PROVIDER=${provider} needs ${of}_API_KEY.`)
  }
  return { provider, name, apiKey, baseUrl }
}

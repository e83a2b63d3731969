/** US dollars a number a month, as cents. */
export const PRICE_CENTS = 115

export type CheckoutSession = {
  /** cs_… */
  id: string
  /** Where it is paid; null once it is over. */
  url: string | null
  /** `processing`: the customer is done, the bank is not. */
  state: 'open' | 'processing' | 'paid' | 'expired'
  /** sub_…, once paid. */
  subscriptionId: string | null
}

export type SubscriptionState = {
  /** sub_… */
  id: string
  customerId: string
  /** Nickname of the price, else the name of the product. */
  variant: string
  /** In Stripe's words. */
  status: string
  /** End of the current period. */
  renewsAt: Date
  /** When it ends by itself, or ended; null while it goes on. */
  endsAt: Date | null
}

/** A verified webhook, and what it is about where that is something of ours. */
export type BillingEvent = {
  /** evt_… */
  id: string
  type: string
  checkoutId: string | null
  subscriptionId: string | null
}

export type CheckoutOrder = {
  /** Ours: comes back in the metadata of the session and of its subscription, and makes a repeated request the same one. */
  checkoutId: string
  customerId: string
  phone: string
  /** From 30 minutes to 24 hours away. */
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

/**
 * Who takes the money: Stripe, or the stand-in that speaks its wire format and charges nothing.
 * Every failure is an `AppError` with a sentence for the owner. Nothing that is asked twice happens twice.
 */
export type Billing = {
  /** `none`: production without keys. Every call is refused with 503 `billing_not_configured`. */
  kind: 'stripe' | 'local' | 'none'
  /** Opens what has to listen, where something has. */
  start(): Promise<void>
  /** @param former the customer Stripe no longer knows, to get another one. */
  createCustomer(
    user: { id: string; email: string; fullName: string },
    former?: string,
  ): Promise<string>
  /** Forgets the person: their name, address and cards; one that is gone stays so. */
  removeCustomer(customerId: string): Promise<void>
  /** @throws 409 `unknown_customer` where Stripe does not know the customer (any more) */
  openCheckout(order: CheckoutOrder): Promise<CheckoutSession>
  readCheckout(sessionId: string): Promise<CheckoutSession>
  /** Closes it where it is still open. @returns how it is then: it may have been paid before. */
  expireCheckout(sessionId: string): Promise<CheckoutSession>
  /** Gives back what was paid in a checkout; once, however often it is asked. */
  refundCheckout(sessionId: string): Promise<void>
  /** @returns null where Stripe does not know it. */
  readSubscription(id: string): Promise<SubscriptionState | null>
  /** Ends it at once; one that is over stays so. */
  cancelSubscription(id: string): Promise<void>
  portalUrl(customerId: string, returnUrl: string): Promise<string>
  /**
   * Checks `Stripe-Signature` over the body as it came, which may be five minutes old.
   * @throws 400 `bad_signature`
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Promise<BillingEvent>
  close(): Promise<void>
}

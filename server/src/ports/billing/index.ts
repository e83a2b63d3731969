/** Price of a phone number for a month, in cents of a US dollar. */
export const PRICE_CENTS = 115

export type CheckoutSession = {
  /** Stripe's id, `cs_…`. */
  id: string
  /** Address of the payment page; null once the session has ended. */
  url: string | null
  /** `processing`: the customer has paid, but the bank has not confirmed it. */
  state: 'open' | 'processing' | 'paid' | 'expired'
  /** Stripe's id, `sub_…`; null until the session is paid. */
  subscriptionId: string | null
}

export type SubscriptionState = {
  /** Stripe's id, `sub_…`. */
  id: string
  customerId: string
  /** Nickname of the price; without one, the name of the product. */
  variant: string
  /** Status in Stripe's words. */
  status: string
  /** End of the current period. */
  renewsAt: Date
  /** When the subscription ends or ended; null while it renews. */
  endsAt: Date | null
}

/** A verified webhook, with the ids of our checkout or subscription if it is about one. */
export type BillingEvent = {
  /** Stripe's id, `evt_…`. */
  id: string
  type: string
  checkoutId: string | null
  subscriptionId: string | null
}

export type CheckoutOrder = {
  /**
   * Our own id. Stripe returns it in the metadata of the session and of its subscription, and it makes a repeated request
   * idempotent.
   */
  checkoutId: string
  customerId: string
  phone: string
  /** From 30 minutes to 24 hours from now. */
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

/**
 * The payment provider: Stripe, or the local stand-in that speaks its wire format and charges nothing. Every failure is an
 * `AppError` with a sentence for the owner. Repeated requests have no further effect.
 */
export type Billing = {
  /** `none`: production without keys. Every call is refused with 503 `billing_not_configured`. */
  kind: 'stripe' | 'local' | 'none'
  /** Starts the stand-in's server; does nothing for Stripe. */
  start(): Promise<void>
  /**
   * Creates the customer of an account.
   * @param former id of a customer that Stripe no longer knows and that is to be replaced.
   * @returns the customer's id
   */
  createCustomer(
    user: { id: string; email: string; fullName: string },
    former?: string,
  ): Promise<string>
  /** Deletes the customer's name, address and cards. A customer already deleted is no error. */
  removeCustomer(customerId: string): Promise<void>
  /** Opens a checkout session. @throws 409 `unknown_customer` when Stripe does not know the customer, or not any more */
  openCheckout(order: CheckoutOrder): Promise<CheckoutSession>
  readCheckout(sessionId: string): Promise<CheckoutSession>
  /**
   * Closes a session that is still open.
   * @returns its state afterwards: it may have been paid before.
   */
  expireCheckout(sessionId: string): Promise<CheckoutSession>
  /** Refunds the payment of a checkout, only once however often it is called. */
  refundCheckout(sessionId: string): Promise<void>
  /** @returns null where Stripe does not know the subscription. */
  readSubscription(id: string): Promise<SubscriptionState | null>
  /** Ends a subscription at once. One that has ended already is no error. */
  cancelSubscription(id: string): Promise<void>
  portalUrl(customerId: string, returnUrl: string): Promise<string>
  /**
   * Checks `Stripe-Signature` against the unchanged body, which may be five minutes old.
   * @throws 400 `bad_signature`
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Promise<BillingEvent>
  close(): Promise<void>
}

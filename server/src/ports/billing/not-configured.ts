import { AppError } from '../../errors.ts'
import type { Billing } from './index.ts'

/** Used in production without Stripe keys: everything except buying works. */
export function noBilling(): Billing {
  const refuse = async () => {
    throw billingNotConfigured()
  }
  return {
    kind: 'none',
    start: async () => {},
    createCustomer: refuse,
    // Does nothing: without a provider there are no customers to delete.
    removeCustomer: async () => {},
    openCheckout: refuse,
    readCheckout: refuse,
    expireCheckout: refuse,
    refundCheckout: refuse,
    readSubscription: refuse,
    cancelSubscription: refuse,
    portalUrl: refuse,
    readEvent: refuse,
    close: async () => {},
  }
}

export const billingNotConfigured = () =>
  new AppError(
    503,
    'billing_not_configured',
    'Numbers cannot be bought: this installation has no payment provider configured.',
  )

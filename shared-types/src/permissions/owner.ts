import { account } from '../account.ts'
import { billing } from '../billing.ts'
import { numbers } from '../numbers.ts'
import { system } from '../system.ts'
import { team } from '../team.ts'
import { usage } from '../usage.ts'
import type { Permission } from './permission.ts'

/** What only owners may do. */
export const OWNER_PERMISSIONS: Permission[] = [
  {
    what: 'Pay: phone numbers, subscriptions, spending and its caps',
    role: 'owner',
    calls: [
      numbers.available,
      billing.openCheckout,
      billing.purchase,
      billing.cancelPurchase,
      billing.subscription,
      billing.portal,
      usage.read,
      usage.setCap,
    ],
  },
  {
    what: 'Rename the workspace, decide how long it keeps things, choose the model, export everything, delete the account',
    role: 'owner',
    calls: [team.rename, ...Object.values(account), system.chooseLocalModel, system.dropLocalModel],
  },
]

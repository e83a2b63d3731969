import type { ApiCustomer } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { pageBehind, type Paged, type Paging } from '../../lib/cursor.ts'
import { findCustomer, listBehind } from './store.ts'

/** Customers of an account. @throws 400 `invalid_cursor` */
export const pageCustomers = (
  deps: Deps,
  userId: string,
  paging: Paging,
): Promise<Paged<ApiCustomer>> =>
  pageBehind(paging, (place, limit) => listBehind(deps.driver, userId, place, limit))

/** A customer. @throws 404 */
export async function readCustomer(deps: Deps, userId: string, id: string): Promise<ApiCustomer> {
  const customer = await findCustomer(deps.driver, userId, id)
  if (!customer) throw notFound('Customer')
  return customer
}

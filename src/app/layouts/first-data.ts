import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Ask } from '#src/api/first-queries.ts'
import { type CallMeta, createQueryClient } from '#src/api/query-client.ts'
import { FIRST_DATA_MS } from '#src/config/waits.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { loginCustomer } from '#src/session/login-customer.ts'
import { readToken } from '#src/session/session-cookie.ts'

export type ReportFailure = (error: Error, meta?: CallMeta) => void

interface FirstData {
  readonly client: QueryClient
  readonly token: string | undefined
  readonly end: () => void
}

let firstData: FirstData | undefined

/**
 * Shows the customer from the login response at once, but still fetches the profile, because the data may have changed.
 */
export function createClient(reportFailure: ReportFailure) {
  const client = createQueryClient(reportFailure)
  const customer = loginCustomer()
  if (customer) client.setQueryData(customerQueries.profile().queryKey, customer, { updatedAt: 0 })
  return client
}

/**
 * Fetches the data of the first page, so that it appears complete instead of in three steps. Waits only briefly.
 * @param askOfScreen requests the data of the screen, in addition to that of its layout
 */
export async function fetchFirstData(askOfScreen: (ask: Ask) => void, reportFailure: ReportFailure) {
  const client = createClient(reportFailure)
  const answers: Promise<void>[] = []
  const stops: (() => void)[] = []
  const ask: Ask = (options) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const observer = new QueryObserver(client, options)
    stops.push(observer.subscribe(({ isPending }) => !isPending && resolve()))
    answers.push(promise)
  }
  ask(customerQueries.profile())
  ask(billingQueries.balance())
  ask(catalogQueries.services())
  ask(catalogQueries.languages())
  askOfScreen(ask)
  const whole = Promise.all(answers)
  const end = () => whole.then(() => stops.forEach((stop) => void stop()))
  firstData = { client, token: readToken(), end }
  const moment = new Promise((resolve) => setTimeout(resolve, FIRST_DATA_MS))
  await Promise.race([whole, moment])
}

/** The client with the data of the first page, if it belongs to the same customer. */
export const firstClient = () => (firstData?.token === readToken() ? firstData?.client : undefined)

/**
 * Call it when the page has requested its own data: releases data that the page no longer shows. Waits for running
 * requests, because a part that renders later would have to repeat cancelled ones.
 */
export function releaseFirstData() {
  firstData?.end()
  firstData = undefined
}

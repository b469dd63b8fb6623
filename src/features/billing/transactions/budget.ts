import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { dayInBaku, monthOf } from '#src/lib/calendar.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'
import { spendingQueries } from './spending-queries.ts'

/** Share of the budget from which the customer is warned. */
const WARNING_SHARE = 0.8

/** In qəpik a month. */
const budgetRecord = lastingRecord('budget', z.int().check(z.positive()))

/** The customer's budget for a month in qəpik, kept in this browser. */
export function useBudget() {
  const budget = useSyncExternalStore(onCustomerStorageChange, budgetRecord.read, budgetRecord.read)
  return { budget, keep: budgetRecord.keep, forget: budgetRecord.forget }
}

/** The spending of this month against the budget; undefined without a budget, or until it is known. */
export function useBudgetState() {
  const { budget } = useBudget()
  const { first } = monthOf(dayInBaku(serverNowMs()))
  const { data } = useQuery({ ...spendingQueries.since(first), enabled: budget !== undefined })
  if (budget === undefined || !data) return undefined
  const spent = data.get(first)?.total ?? 0
  const share = spent / budget
  return { month: first, budget, spent, share, isNear: share >= WARNING_SHARE, isOver: share >= 1 }
}

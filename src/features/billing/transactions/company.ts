import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'

const companyRecord = lastingRecord('company', z.object({ name: z.string(), taxNumber: z.string() }))

let last: ReturnType<typeof companyRecord.read>

/** The same object until the record changes. */
function readCompany() {
  const now = companyRecord.read()
  if (now?.name !== last?.name || now?.taxNumber !== last?.taxNumber) last = now
  return last
}

/** The customer's company for receipts and statements, kept in this browser. */
export function useCompany() {
  const company = useSyncExternalStore(onCustomerStorageChange, readCompany, readCompany)
  return { company: company ?? { name: '', taxNumber: '' }, keep: companyRecord.keep }
}

/** The company as a receipt shows it; undefined if the customer has not typed one. */
export function useCompanyText() {
  const { t } = useTranslation('billing-statement')
  const { company } = useCompany()
  const [name, taxNumber] = [company.name.trim(), company.taxNumber.trim()]
  if (taxNumber === '') return name === '' ? undefined : name
  return t(name === '' ? 'justTax' : 'withTax', { name, taxNumber })
}

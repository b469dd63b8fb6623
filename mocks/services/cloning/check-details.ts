import { Refusal } from '#mocks/http/refusal.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MessageKey } from '#mocks/messages/catalogue.ts'
import type { CloneDetails } from '#src/contract/cloning.ts'
import { genders, type LocaleCode } from '#src/contract/primitives.ts'
import { VOICE_NAME_MAX, VOICE_NAME_MIN } from '#src/rules/limits.ts'

export type FieldErrors = Record<string, MessageKey[]>

interface NameCheck {
  tx: Transaction
  customer: { id: number; locale: LocaleCode }
  locale: LocaleCode
  projectId?: number
}

const foldName = (name: string, locale: LocaleCode) =>
  name.normalize('NFC').replace(/\s+/g, ' ').toLocaleLowerCase(locale)

export function nameErrors({ tx, customer, locale, projectId }: NameCheck, name: string): FieldErrors {
  const length = [...name].length
  if (length < VOICE_NAME_MIN || length > VOICE_NAME_MAX) return { title: ['clone_name_length'] }
  const isSame = (other: string) =>
    // Compared in the language on screen and in the customer's own, because İ and ı have different capitals.
    [locale, customer.locale].some((each) => foldName(other, each) === foldName(name, each))
  const isTaken = tx.projects
    .list({ where: { customer_id: customer.id, slug: 'cloning' } })
    .some(({ id, title }) => id !== projectId && isSame(title))
  return isTaken ? { title: ['clone_name_taken'] } : {}
}

export function detailErrors(
  details: CloneDetails,
  { hasPermission }: { hasPermission: boolean },
): FieldErrors {
  return {
    ...(details.gender === genders.UNSELECTED && { 'clone.gender': ['field_choice'] }),
    ...(details.ownership === 'permission' && !hasPermission && { permission: ['clone_permission_needed'] }),
  }
}

/** @throws Refusal 422 if there are errors */
export function refuseErrors(errors: FieldErrors): void {
  const first = Object.values(errors).flat()[0]
  if (first !== undefined) throw new Refusal(422, first, { errors })
}

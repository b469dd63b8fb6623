import { withCaptcha, withGivenCaptcha } from '#mocks/features/account/require-captcha.ts'
import {
  recordCodeRequest,
  requireResendAllowed,
  secondsToResend,
  sendCode,
  spendCode,
} from '#mocks/features/account/verification-code.ts'
import { Answer, type Operations } from '#mocks/http/operation.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { CustomerRow } from '#mocks/kernel/rows/account-rows.ts'
import type { register } from '#src/contract/customer.ts'
import type { BodyOf } from '#src/contract/endpoint.ts'
import { genders } from '#src/contract/primitives.ts'
import { RESEND_AFTER_S } from '#src/rules/limits.ts'
import { addSamples } from './add-samples.ts'
import { customerView } from './views/customer-view.ts'

/** The account of an earlier attempt whose response was lost: nobody else knows its password, and it is unused. */
function isRepeated(known: CustomerRow, { name, password }: BodyOf<typeof register>) {
  return known.email_verified_at === null && known.name === name && known.password === password
}

const answerOf = (customer: CustomerRow, resend_after: number) =>
  new Answer(
    { customer: customerView(customer), resend_after },
    { key: 'registered', params: { email: customer.email } },
  )

/** Only the signed-in owner learns anything about an address. */
function confirmAddress({ tx, body, session }: Parameters<Operations['verifyEmail']>[0]) {
  const email = body.email.toLowerCase()
  const customer = tx.customers.first({ email })
  const isOwn = customer !== undefined && session?.customer_id === customer.id
  const isWaiting = customer !== undefined && customer.email_verified_at === null
  if (isOwn && !isWaiting) return { verified: true }
  if (body.code === undefined) {
    requireResendAllowed(tx, email)
    recordCodeRequest(tx, email)
    if (isWaiting) sendCode(tx, customer)
    return new Answer({ verified: false, resend_after: RESEND_AFTER_S }, { key: 'code_sent' })
  }
  spendCode(tx, email, isWaiting ? customer : undefined, body.code)
  if (customer) tx.customers.update(customer.id, { email_verified_at: tx.now })
  return new Answer({ verified: true }, { key: 'email_verified' })
}

export const customerRegistrationOperations = {
  register: ({ tx, body, locale }) =>
    withCaptcha(tx, body.captcha, () => {
      const email = body.email.toLowerCase()
      const known = tx.customers.first({ email })
      if (known && isRepeated(known, body)) return answerOf(known, secondsToResend(tx, email))
      if (known) throw fieldRefusal('email', 'customer_exists')
      const customer = tx.customers.create({
        name: body.name,
        email,
        password: body.password,
        phone: null,
        image: null,
        gender: genders.UNSELECTED,
        locale: body.locale ?? locale,
        email_verified_at: null,
        created_at: tx.now,
      })
      requireResendAllowed(tx, email)
      sendCode(tx, customer)
      addSamples(tx, customer)
      return answerOf(customer, RESEND_AFTER_S)
    }),

  verifyEmail: (context) => withGivenCaptcha(context.tx, context.body.captcha, () => confirmAddress(context)),
} satisfies Partial<Operations>

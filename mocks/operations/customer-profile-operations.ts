import { countAttempt, forgetAttempts, requireAttemptsLeft } from '#mocks/features/account/attempts.ts'
import { endSessions } from '#mocks/features/account/end-sessions.ts'
import { withGivenCaptcha } from '#mocks/features/account/require-captcha.ts'
import { sendMail } from '#mocks/features/account/send-mail.ts'
import { requireFewPixels } from '#mocks/features/projects/require-few-pixels.ts'
import { Answer, type Operations } from '#mocks/http/operation.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { CustomerRow } from '#mocks/kernel/rows/account-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { PICTURE_MAX_BYTES } from '#src/rules/limits.ts'
import { isPhoneNumber } from '#src/rules/phone-number.ts'
import { acceptedPicture } from '#src/rules/picture-type.ts'
import { customerView } from './views/customer-view.ts'

const MAX_WRONG_PASSWORDS = 10

/** A normalised phone number; an empty one removes it. @throws Refusal 422 at the field `phone` */
function phoneOf(given: string | null): string | null {
  const phone = given?.trim() ?? ''
  if (phone === '') return null
  if (!isPhoneNumber(phone)) throw fieldRefusal('phone', 'phone_invalid')
  return phone
}

interface Passwords {
  current_password: string | undefined
  password: string
}

/**
 * Whether the password changes: a repeat after a lost response, or by the browser itself, sends the password that is
 * already set. Any other wrong password counts as an attempt.
 * @throws Refusal 422 at the field `current_password`, or 429 after too many wrong ones
 */
function checkPasswordChange(
  tx: Transaction,
  customer: CustomerRow,
  { current_password, password }: Passwords,
) {
  if (!current_password) throw fieldRefusal('current_password', 'current_password_needed')
  requireAttemptsLeft(tx, 'password', customer.id, MAX_WRONG_PASSWORDS)
  const isRight = current_password === customer.password
  if (isRight || password === customer.password) {
    forgetAttempts(tx, 'password', customer.id)
    return isRight
  }
  countAttempt(tx, 'password', customer.id)
  throw fieldRefusal('current_password', 'wrong_password').keepingChanges()
}

function changeProfile({ tx, customer, session, body }: Parameters<Operations['updateProfile']>[0]) {
  const { current_password, password, phone, captcha: _captcha, ...rest } = body
  const changes = { ...rest, ...(phone !== undefined && { phone: phoneOf(phone) }) }
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const isChange = password !== undefined && checkPasswordChange(tx, customer, { current_password, password })
  const changed = tx.customers.update(customer.id, {
    ...given,
    ...(isChange && { password }),
  })
  if (isChange) {
    endSessions(tx, customer.id, session?.id)
    sendMail(tx, changed, { kind: 'password-changed', locale: changed.locale })
  }
  const key = password === undefined ? 'profile_saved' : 'password_changed'
  return new Answer({ customer: customerView(changed) }, { key })
}

export const customerProfileOperations = {
  updateProfile: (context) =>
    withGivenCaptcha(context.tx, context.body.captcha, () => changeProfile(context)),

  async updateImage({ tx, customer, body: { image } }) {
    if (image.size > PICTURE_MAX_BYTES) throw fieldRefusal('image', 'image_too_large')
    const type = await acceptedPicture(image)
    if (!type) throw fieldRefusal('image', 'image_not_accepted')
    await requireFewPixels(image)
    if (customer.image !== null) tx.files.remove(customer.image)
    const name = `${customer.id}.${type.extension}`
    const url = tx.files.put({ content: image, mime: type.mime, name })
    const changed = tx.customers.update(customer.id, { image: url })
    return new Answer({ customer: customerView(changed) }, { key: 'image_saved' })
  },
} satisfies Partial<Operations>

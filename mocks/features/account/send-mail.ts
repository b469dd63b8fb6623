import { brandName } from '#mocks/catalog/brand.ts'
import type { CustomerRow, MailKind } from '#mocks/kernel/rows/account-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

const textKeysByMail: Readonly<Record<MailKind, { subject: MessageKey; text: MessageKey }>> = {
  verify: { subject: 'mail_verify_subject', text: 'mail_verify_text' },
  reset: { subject: 'mail_reset_subject', text: 'mail_reset_text' },
  'password-changed': { subject: 'mail_password_changed_subject', text: 'mail_password_changed_text' },
}

interface Mail {
  kind: MailKind
  locale: LocaleCode
  code?: string
  link?: string
}

export function sendMail(
  tx: Transaction,
  { name, email }: CustomerRow,
  { kind, locale, code, link }: Mail,
): void {
  const { subject, text } = textKeysByMail[kind]
  const params = { name, brand: brandName, code: code ?? '', link: link ?? '' }
  tx.outbox.create({
    to: email,
    kind,
    locale,
    subject: say(locale, subject, params),
    text: say(locale, text, params),
    code: code ?? null,
    link: link ?? null,
    created_at: tx.now,
  })
}

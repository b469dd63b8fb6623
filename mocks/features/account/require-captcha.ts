import { verifyCaptcha } from '#mocks/features/account/captcha.ts'
import { captchaMode } from '#mocks/features/account/captcha-mode.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

/** @throws Refusal 422 at the field `captcha` */
async function spendCaptcha(tx: Transaction, solution: string | undefined) {
  if (captchaMode(tx) === 'off') return
  if (!solution) throw fieldRefusal('captcha', 'captcha_required')
  const verdict = await verifyCaptcha(solution, tx.now)
  if (verdict.kind === 'expired') throw fieldRefusal('captcha', 'captcha_expired')
  if (verdict.kind === 'invalid' || tx.usedCaptchas.get(verdict.signature)) {
    throw fieldRefusal('captcha', 'captcha_invalid')
  }
  for (const { id } of tx.usedCaptchas.list({ filter: ({ expires_at }) => expires_at <= tx.now })) {
    tx.usedCaptchas.remove(id)
  }
  tx.usedCaptchas.create({ id: verdict.signature, expires_at: verdict.expiresAt })
}

/**
 * Runs an operation that needs a solved captcha. The solution is used up in any case, even by a refusal; therefore
 * the operation must refuse before it changes anything.
 * @throws Refusal 422 at the field `captcha`, and the operation's own refusals
 */
export async function withCaptcha<Result>(
  tx: Transaction,
  solution: string | undefined,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  await spendCaptcha(tx, solution)
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? error.keepingChanges() : error
  }
}

/** Runs an operation that works without a captcha too; a given solution is checked and used up. */
export function withGivenCaptcha<Result>(
  tx: Transaction,
  solution: string | undefined,
  work: () => Result | Promise<Result>,
): Result | Promise<Result> {
  return solution === undefined ? work() : withCaptcha(tx, solution, work)
}

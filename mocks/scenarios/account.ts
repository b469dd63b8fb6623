import { setCaptchaMode } from '#mocks/features/account/captcha-mode.ts'
import { sendCode } from '#mocks/features/account/verification-code.ts'
import { processPayment } from '#mocks/features/billing/process-payment.ts'
import { settlePayment } from '#mocks/features/billing/settle-payment.ts'
import { startPayment } from '#mocks/features/billing/start-payment.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seedWorld } from '#mocks/seed/seed-world.ts'
import { failCalls, type Scenario } from './scenario.ts'

const { id: customer_id } = demoAccounts.leyla

const seedPayment = (tx: Transaction, amount: number) =>
  startPayment(tx, { customer_id, amount, promo_code: null, locale: 'az' })

export const accountScenarios = {
  unverified: {
    description: 'Leyla has not confirmed her address; the code 204816 is in the outbox.',
    seed(tx) {
      seedWorld(tx)
      sendCode(tx, tx.customers.update(customer_id, { email_verified_at: null }), '204816')
    },
  },
  'pending-deposit': {
    description: 'A deposit of 25.00 is at the bank, which takes a minute over it.',
    seed(tx) {
      seedWorld(tx)
      processPayment(tx, seedPayment(tx, 2500).id, { status: 'paid' }, 60_000)
    },
  },
  'declined-deposit': {
    description: 'The latest deposit, 20.00, was declined for want of money on the card.',
    seed(tx) {
      seedWorld(tx)
      settlePayment(tx, seedPayment(tx, 2000).id, { status: 'declined', reason: 'card_insufficient_funds' })
    },
  },
  'canceled-deposit': {
    description: 'The latest deposit, 15.00, was canceled on the payment page.',
    seed(tx) {
      seedWorld(tx)
      settlePayment(tx, seedPayment(tx, 1500).id, { status: 'canceled' })
    },
  },
  'captcha-off': {
    description: 'Nobody is asked for a captcha.',
    seed(tx) {
      seedWorld(tx)
      setCaptchaMode(tx, 'off')
    },
  },
  'captcha-unavailable': {
    description: 'A captcha is demanded, and its service is down.',
    seed(tx) {
      seedWorld(tx)
      setCaptchaMode(tx, 'unavailable')
    },
  },
  'guest-waiting': {
    description: 'Whoever logs in, registers or asks for a password is never answered.',
    seed: seedWorld,
    faults: failCalls({ kind: 'hang' }, 'login', 'register', 'forgotPassword', 'resetPassword'),
  },
  'guest-unreachable': {
    description: 'Whoever logs in, registers or asks for a password does not reach the server.',
    seed: seedWorld,
    faults: failCalls({ kind: 'network' }, 'login', 'register', 'forgotPassword', 'resetPassword'),
  },
  'code-checking': {
    description: 'The code by which an address is confirmed is never answered.',
    seed: seedWorld,
    faults: failCalls({ kind: 'hang' }, 'verifyEmail'),
  },
} as const satisfies Record<string, Scenario>

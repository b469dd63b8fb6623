import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectOnBalance } from '#tests/support/backend/effect-on-balance.ts'
import { RuleError } from './rule-error.ts'
import { charge, credit, emptyWallet, hold, type LedgerEntry, refund, settle } from './wallet.ts'

test('a hold leaves the balance at once', () => {
  const { wallet, entries } = hold({ available: 500, held: 0 }, 120)
  expect(wallet).toEqual({ available: 380, held: 120 })
  expect(entries).toEqual([{ type: 'charge', amount: -120, balance_after: 380, status: 'in-progress' }])
})

test('work that costs less than its hold returns the rest', () => {
  const { wallet, entries } = settle({ available: 380, held: 120 }, 120, 80)
  expect(wallet).toEqual({ available: 420, held: 0 })
  expect(entries).toEqual([{ type: 'refund', amount: 40, balance_after: 420, status: 'completed' }])
})

test('work that costs exactly its hold returns nothing and adds no line', () => {
  expect(settle({ available: 0, held: 120 }, 120, 120)).toEqual({
    wallet: { available: 0, held: 0 },
    entries: [],
  })
})

test('a pending or failed payment adds nothing to the balance; every other line does', () => {
  const amounts = (['in-progress', 'rejected', 'completed'] as const).map((status) =>
    effectOnBalance({ type: 'deposit', amount: 500, status }),
  )
  expect(amounts).toEqual([0, 0, 500])
  expect(effectOnBalance({ type: 'charge', amount: -120, status: 'in-progress' })).toBe(-120)
})

test('the whole balance can be spent', () => {
  expect(charge({ available: 45, held: 0 }, 45).wallet.available).toBe(0)
})

test('work cannot cost more than its hold', () => {
  expect(() => settle({ available: 0, held: 120 }, 120, 121)).toThrow(RangeError)
  expect(() => settle({ available: 0, held: 100 }, 120, 10)).toThrow(RangeError)
})

test('too little money is refused with the missing amount, and nothing changes', () => {
  const refused = () => hold({ available: 30, held: 0 }, 45)
  expect(refused).toThrow(RuleError)
  try {
    refused()
  } catch (error) {
    expect(error).toMatchObject({
      kind: 'funds',
      key: 'insufficient_funds',
      details: { data: { required: '0.45', available: '0.30', missing: '0.15' } },
    })
  }
})

test('amounts are whole qəpik, and never zero in a movement', () => {
  expect(() => credit(emptyWallet, 'deposit', 0.5)).toThrow(RangeError)
  expect(() => credit(emptyWallet, 'bonus', 0)).toThrow(RangeError)
  expect(() => charge({ available: 5, held: 0 }, -1)).toThrow(RangeError)
})

type Step = readonly [kind: number, amount: number]

function runSteps(steps: readonly Step[]) {
  let wallet = emptyWallet
  let [broughtIn, spent] = [0, 0]
  const ledger: LedgerEntry[] = []
  const holds: number[] = []
  const move = (next: { wallet: typeof wallet; entries: readonly LedgerEntry[] }) => {
    wallet = next.wallet
    ledger.push(...next.entries)
  }
  const kinds: ((amount: number) => void)[] = [
    (amount) => {
      move(credit(wallet, 'deposit', amount + 1))
      broughtIn += amount + 1
    },
    (amount) => {
      move(hold(wallet, amount))
      holds.push(amount)
    },
    (amount) => {
      const held = holds.splice(amount % Math.max(1, holds.length), 1)[0]
      if (held === undefined) return
      const cost = amount % (held + 1)
      move(settle(wallet, held, cost))
      spent += cost
    },
    (amount) => {
      move(charge(wallet, amount))
      spent += amount
      if (amount % 2 === 0 || amount === 0) return
      move(refund(wallet, amount))
      spent -= amount
    },
    (amount) => {
      move(credit(wallet, 'bonus', (amount % 500) + 1))
      broughtIn += (amount % 500) + 1
    },
  ]
  for (const [kind, amount] of steps) {
    try {
      kinds[kind % kinds.length]?.(amount)
    } catch (error) {
      if (!(error instanceof RuleError)) throw error
    }
  }
  return { wallet, ledger, broughtIn, spent, held: holds.reduce((sum, amount) => sum + amount, 0) }
}

const RUNS = Number(process.env.WALLET_RUNS ?? 100_000)

test(`the ledger balances to the qəpik after ${RUNS} random sequences`, { timeout: RUNS }, () => {
  const steps = fc.array(fc.tuple(fc.nat(4), fc.nat(2000)), { maxLength: 16 })
  const holdsTrue = (sequence: Step[]) => {
    const { wallet, ledger, broughtIn, spent, held } = runSteps(sequence)
    let balance = 0
    for (const line of ledger) {
      balance += effectOnBalance(line)
      if (line.balance_after !== balance || balance < 0) return false
    }
    return (
      wallet.available === balance &&
      wallet.held === held &&
      wallet.available + wallet.held + spent === broughtIn
    )
  }
  fc.assert(fc.property(steps, holdsTrue), { numRuns: RUNS, seed: 20_261_121 })
})

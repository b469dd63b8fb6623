import { setCaptchaMode } from '#mocks/features/account/captcha-mode.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { seedWorld } from '#mocks/seed/seed-world.ts'
import { failCalls, type Scenario } from './scenario.ts'

/** No backend but the sandbox has its captcha. */
function seedUnguarded(tx: Transaction) {
  seedWorld(tx)
  setCaptchaMode(tx, 'off')
}

/** States of the connection between customer and server, and responses of a server in trouble. */
export const networkScenarios = {
  'slow-network': {
    description: 'Every answer takes one to two and a half seconds.',
    seed: seedWorld,
    latency: 'slow',
  },
  'flaky-network': {
    description: 'One answer in five is lost on the way.',
    seed: seedWorld,
    faults: [{ share: 0.2, fault: { kind: 'network' } }],
  },
  offline: {
    description: 'Everything after signing in ends in a network error.',
    seed: seedWorld,
    faults: [
      { path: '/services', fault: { kind: 'network' } },
      { path: '/get-voices', fault: { kind: 'network' } },
    ],
  },
  'server-errors': {
    description: 'Every call about projects ends in a server error.',
    seed: seedWorld,
    faults: [{ path: '/services/', fault: { kind: 'status', status: 500 } }],
  },
  'specified-backend': {
    description: 'A backend that gives the fields of the specification and no other.',
    seed: seedUnguarded,
    backend: 'specified',
  },
  'framework-backend': {
    description: 'The same by the habits of a PHP framework: numbers as texts, pages, 204.',
    seed: seedUnguarded,
    backend: 'framework',
  },
  'framework-habits': {
    description: 'Every field of the contract, by the habits of a PHP framework.',
    seed: seedUnguarded,
    backend: 'habits',
  },
  'session-expired': {
    description: 'Every token is refused, as after seven days.',
    seed: seedWorld,
    faults: [
      { path: '/services', fault: { kind: 'status', status: 401 } },
      ...failCalls({ kind: 'status', status: 401 }, 'getBalance', 'getProfile'),
    ],
  },
} as const satisfies Record<string, Scenario>

import { seedWorld } from '#mocks/seed/seed-world.ts'
import { failCalls, refuseCalls, type Scenario } from './scenario.ts'

const PROFILE_CALLS = ['updateProfile', 'updateImage', 'logout'] as const
const PROJECT_CALLS = ['initProject', 'updateBlock', 'updateSettings', 'deleteProject', 'generate'] as const

/** Customers' input that is slow to send, lost or refused. */
export const sendingScenarios = {
  sending: {
    description: 'What is sent is never answered: a form that is saved, a deposit, a new project, a run.',
    seed: seedWorld,
    faults: failCalls({ kind: 'hang' }, 'deposit', 'checkPromoCode', ...PROFILE_CALLS, ...PROJECT_CALLS),
  },
  'sending-failed': {
    description:
      'What is sent does not reach the server: a form that is saved, a new project, an edited text.',
    seed: seedWorld,
    faults: failCalls({ kind: 'network' }, 'deposit', ...PROFILE_CALLS, ...PROJECT_CALLS),
  },
  'sending-refused': {
    description: 'What is sent is refused, with the reason at a field: profile, deposit, project, clone.',
    seed: seedWorld,
    faults: [
      ...refuseCalls({
        updateProfile: { phone: 'Bu nömrə mövcud deyil.' },
        updateImage: { image: 'Şəkil qəbul olunmadı.' },
        deposit: { amount: 'Bu gün üçün limit 50,00 ₼-dir.' },
        initProject: { title: 'Bu adda səs artıq var.' },
        updateSettings: { title: 'Bu adda səs artıq var.' },
      }),
      ...failCalls({ kind: 'status', status: 422 }, 'sortBlocks'),
    ],
  },
  'captcha-refused': {
    description: 'Whoever logs in, sets a password or sends a clone has not passed the captcha.',
    seed: seedWorld,
    faults: refuseCalls({
      login: { captcha: 'Robot olmadığınızı təsdiqləyin.' },
      resetPassword: { captcha: 'Təsdiqin vaxtı bitib.' },
      initProject: { captcha: 'Yoxlamadan keçilmədi. Yenidən cəhd edin.' },
    }),
  },
} as const satisfies Record<string, Scenario>

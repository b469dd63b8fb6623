import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { everyNth } from '#tests/support/every-nth.ts'
import { nextFrames } from '#tests/support/next-frames.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { answerWithHostileStrings } from './hostile-answers.ts'
import { expectNoHarm, wordsOnPage } from './hostile-effects.ts'
import { hostileStrings } from './hostile-strings.ts'
import { headings, loadingIndicators } from './visible-state.ts'

interface Screen {
  address: string
  scenario?: ScenarioName
}

const PHONE_PX = 360
/** Taller than any list, so that virtual lists render all rows. */
const HEIGHT_PX = 14_000
const languages = ['en', 'ru', 'tr'] as const
const MAX_ROUNDS = 70

const screens: readonly Screen[] = [
  { address: '/services' },
  { address: '/' },
  { address: '/services/text-to-speech' },
  { address: '/services/text-to-speech/{id}', scenario: 'big-project-10' },
  { address: '/transactions' },
  { address: '/profile' },
  { address: '/payment/failed', scenario: 'declined-deposit' },
]

beforeEach(() => page.viewport(PHONE_PX, HEIGHT_PX))

test.each(everyNth(screens, 3))(
  'texts from the server are shown unchanged at $address',
  async ({ address, scenario }) => {
    let wanted = address
    const place = screens.findIndex((screen) => screen.address === address)
    const missing = new Set(everyNth(hostileStrings, screens.length, place))
    const app = await openApp(`/en${address}`, {
      scenario: scenario ?? 'main',
      prepare(world) {
        answerWithHostileStrings(missing)
        const project = world.db.projects.list({ where: { slug: 'text-to-speech' } })[0]
        wanted = address.replace('{id}', String(project?.id))
        return `/en${wanted}`
      },
    })
    const look = () => {
      const words = wordsOnPage()
      for (const string of missing) if (words.includes(string)) missing.delete(string)
    }
    await expect.poll(headings).toHaveLength(1)
    for (let round = 1; round < MAX_ROUNDS && missing.size > 0; round += 1) {
      await expect.poll(loadingIndicators).toEqual([])
      await nextFrames()
      look()
      expectNoHarm()
      // A change of language refetches everything.
      app.go(`/${languages[round % languages.length]}${wanted}`)
    }
    expect([...missing]).toEqual([])
  },
)

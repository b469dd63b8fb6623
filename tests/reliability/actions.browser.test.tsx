import { beforeEach, describe, expect, test } from 'vitest'
import { everyNth } from '#tests/support/every-nth.ts'
import { holdReloads } from '#tests/support/hold-reloads.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { shortenTimeouts } from '#tests/support/shorten-timeouts.ts'
import { type Action, actions } from './actions.ts'
import { faultNames, faults } from './faults.ts'
import { failureMessages, headings, loadingIndicators } from './visible-state.ts'

const reload = holdReloads()

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const open = ({ address, status, options }: Action) =>
  openApp(address, {
    ...options,
    prepare(world) {
      const project = world.db.projects
        .list({ where: { slug: 'text-to-speech' } })
        .find((one) => status === undefined || one.status === status)
      return address.replace('{id}', String(project?.id))
    },
  })

/** Share of the faults that a night tries for each action; those of the next action are others. */
const EVERY_NTH = 4

describe.each(actions)('the call $endpoint', (action) => {
  test.each(everyNth(faultNames, EVERY_NTH, actions.indexOf(action)))(
    'shows a message if it fails with %s',
    async (name) => {
      const app = await open(action)
      await expect.poll(headings).toHaveLength(1)
      if (name === 'hang') shortenTimeouts()
      app.world.faults.add({ endpoint: action.endpoint, fault: faults[name] })
      await action.act(app)
      const failed = () =>
        app.world.journal.entries.some(({ endpoint, rule }) => endpoint === action.endpoint && rule)
      await expect.poll(failed).toBe(true)
      if (action.isGoodbye || (name === '401' && !action.options?.isGuest)) {
        await expect.poll(app.address).toMatch(/^\/en\/login/)
        await expect.poll(headings).toEqual(['Log in to your account'])
        expect(reload).toHaveBeenCalledOnce()
        expect(failureMessages()).toEqual([])
        expect(document.body.textContent?.includes('Your session has ended')).toBe(!action.isGoodbye)
        return
      }
      if (name !== action.doneBy) await expect.poll(failureMessages).not.toEqual([])
      await expect.poll(loadingIndicators).toEqual([])
      expect(headings()).toHaveLength(1)
      expect(reload).not.toHaveBeenCalled()
    },
  )
})

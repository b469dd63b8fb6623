import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { firstSteps } from '#src/features/projects/first-steps.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { everyNth } from '#tests/support/every-nth.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { openTranscript, segmentText } from '#tests/support/open-transcript.tsx'
import { pressTool } from '#tests/support/press-tool.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

async function pressByKey(pressed: Locator) {
  await expect.element(pressed).toBeVisible()
  const element = pressed.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(pressed).not.toBeInTheDocument()
}

const TESTS = 'Bakıda çatdırılma neçəyədir?\nBonuslar nə vaxt yanır?'

async function openBotTab(name: string) {
  await openApp('/en/services/chat-bot/1', { scenario: 'bots' })
  await userEvent.click(page.getByRole('tab', { name }))
}

/** A list with so many finished projects and no others. */
const openFinished = (count: number) =>
  openApp('/en/services/text-to-speech', {
    prepare({ db, write }) {
      const projects = db.projects.list({ where: { slug: 'text-to-speech' } })
      const finished = projects.filter(({ status }) => status === projectStatuses.COMPLETED)
      const gone = projects.filter((project) => !finished.slice(0, count).includes(project))
      write((tx) => {
        for (const { id } of gone) tx.projects.remove(id)
      })
      return undefined
    },
  })

async function deleteSelected() {
  await userEvent.click(page.getByRole('button', { name: 'Select', exact: true }))
  const bar = page.getByRole('toolbar', { name: 'Commands for the selection' })
  await userEvent.click(bar.getByRole('button', { name: 'Select all' }))
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
  await pressByKey(page.getByRole('alertdialog').getByRole('button', { name: /^Delete \d+ project/ }))
}

/** Actions whose button goes with the press. */
const removals: Readonly<Record<string, () => Promise<void>>> = {
  async 'hiding the first steps'() {
    const { reload } = await openApp('/en')
    firstSteps.keep({ heard: true, exported: false })
    reload()
    await pressByKey(button('Hide the first steps'))
  },
  async 'removing a budget'() {
    await openApp('/en/transactions?spending=3')
    await userEvent.fill(page.getByRole('textbox', { name: 'Monthly budget, manats' }), '100000')
    await userEvent.keyboard('{Enter}')
    await pressByKey(page.getByRole('button', { name: 'Remove', exact: true }))
  },
  async 'ending a selection of projects'() {
    await openApp('/en/services/text-to-speech')
    await userEvent.click(page.getByRole('button', { name: 'Select', exact: true }))
    await pressByKey(button('End the selection'))
  },
  async 'deleting all projects of a filter'() {
    await openApp('/en/services/text-to-speech?q=171', { scenario: 'many-projects' })
    await deleteSelected()
    await expect.element(page.getByText('Nothing found')).toBeVisible()
  },
  async 'deleting all projects of a service'() {
    await openFinished(2)
    await deleteSelected()
    await expect.element(page.getByText('No projects yet')).toBeVisible()
  },
  async 'deleting the last project of a service'() {
    await openFinished(1)
    await userEvent.click(button(/^Actions for /))
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
    await pressByKey(button('Delete project'))
    await expect.element(page.getByText('No projects yet')).toBeVisible()
  },
  async 'discarding changes of the profile'() {
    await openApp('/en/profile')
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Leyla')
    await pressByKey(button('Discard changes'))
  },
  async 'discarding settings of a bot'() {
    await openBotTab('Settings')
    await userEvent.fill(page.getByRole('textbox', { name: 'Name that visitors see' }), 'Aygün')
    await pressByKey(button('Discard changes'))
  },
  async 'removing the only question of a test'() {
    await openBotTab('Tests')
    await userEvent.fill(page.getByRole('textbox', { name: 'New questions' }), 'Bonuslar nə vaxt yanır?')
    await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }))
    await pressByKey(button(/^Remove .*Bonuslar/))
  },
  async 'removing the file of a dub'() {
    await openApp('/en/services/dubbing/create')
    await expect.element(button(/file/).first()).toBeVisible()
    await chooseFiles(new File(['x'], 'film.txt', { type: 'text/plain' }))
    await pressByKey(button('Remove film.txt'))
  },
  async 'closing the bar of checks'() {
    await openTranscript()
    await expect.element(segmentText(1)).toBeVisible()
    await pressTool('Check')
    await pressByKey(
      page.getByRole('region', { name: 'Checking' }).getByRole('button', { name: 'Close checking' }),
    )
  },
  async 'closing the message about missing money'() {
    await openApp('/en/services', {
      scenario: 'low-balance',
      prepare({ db }) {
        const project = db.projects.first({ customer_id: 1, slug: 'text-to-speech' })
        return `/en/services/text-to-speech/${project?.id}`
      },
    })
    await userEvent.click(button(/^Generate \d+ blocks? · /))
    await expect.element(page.getByRole('heading', { name: 'Not enough on your balance' })).toHaveFocus()
    await pressByKey(page.getByRole('button', { name: 'Close', exact: true }))
  },
}

test.each(everyNth(Object.entries(removals), 4))(
  'after %s by keyboard the focus stays on the page',
  async (_, remove) => {
    await remove()
    // Browsers notice a disabled button a frame later.
    await new Promise(requestAnimationFrame)
    await expect.poll(() => document.activeElement).not.toBe(document.body)
  },
)

test('after a question of a test is removed by keyboard, the next one has the focus', async () => {
  await openBotTab('Tests')
  await userEvent.fill(page.getByRole('textbox', { name: 'New questions' }), TESTS)
  await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }))
  await pressByKey(button(/^Remove .*çatdırılma/))
  await expect.element(button(/^Remove .*Bonuslar/)).toHaveFocus()
})

test.each(['Save changes', 'Name'])(
  'a customer who saves the profile by Enter on “%s” stays there',
  async (place) => {
    await openApp('/en/profile')
    const name = page.getByRole('textbox', { name: 'Name' })
    await userEvent.fill(name, 'Leyla')
    const pressed = page.getByRole(place === 'Name' ? 'textbox' : 'button', { name: place })
    const element = pressed.element()
    if (element instanceof HTMLElement) element.focus()
    const { asked, letGo } = holdAnswers('/profile-update')
    await userEvent.keyboard('{Enter}')
    await expect.poll(asked).toBe(1)
    await expect.poll(() => document.activeElement).toBe(document.body)
    letGo()
    await expect.element(button('Discard changes')).not.toBeInTheDocument()
    await expect.element(pressed).toHaveFocus()
  },
)

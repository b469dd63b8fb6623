import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { holdReloads } from '#tests/support/hold-reloads.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const reload = holdReloads()

const button = (name: string | RegExp) => page.getByRole('button', { name })
const question = page.getByRole('alertdialog', { name: 'Log out of your account?' })
const block = page.getByRole('textbox', { name: 'Block 1, text', exact: true })
const phone = page.getByRole('textbox', { name: 'Phone' })
const login = page.getByRole('heading', { level: 1, name: 'Log in to your account' })

async function askToLogOut() {
  await button(/^Account/).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(question).toBeVisible()
}

function catchFiles() {
  const files: Blob[] = []
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:none'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => {
    spy.mockRestore()
    click.mockRestore()
  })
  return () => Promise.all(files.map((file) => file.text()))
}

const customerData = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('customer.'))

async function isLoggedOut() {
  await expect.element(login).toBeVisible()
  expect(reload).toHaveBeenCalledOnce()
  expect(customerData()).toEqual([])
}

test('without unsaved changes the question is short', async () => {
  await openApp('/en/services')
  await askToLogOut()
  await expect.element(question).toHaveAccessibleDescription('Your saved work stays as it is.')
  await button('Yes').click()
  await isLoggedOut()
})

test('unsaved changes are counted, can be downloaded, and are saved before the logout', {
  tags: 'long',
}, async () => {
  const textOf = catchFiles()
  const { world, go } = await openApp('/en/services/website-reader/create', { engines: quickEngines() })
  await userEvent.fill(page.getByLabelText('Address of the site'), 'unsent.example')
  go('/en/profile')
  await userEvent.fill(phone, '+994 50 000 00 07')
  await askToLogOut()
  await expect.element(question).toHaveAccessibleDescription(/^2 changes are not saved/)
  await button('Download the text').click()
  await expect.element(question.getByText('The text is in your downloads.')).toBeVisible()
  const [text] = await textOf()
  expect(text).toContain('unsent.example')
  expect(text).toContain('Phone: +994 50 000 00 07')
  await button('Save and log out').click()
  // The profile can be saved; a reader that does not exist yet cannot.
  await expect.element(question.getByText(/^1 change could not be saved/)).toBeVisible()
  expect(world.db.customers.get(1)?.phone).toBe('+994 50 000 00 07')
  await button('Stay').click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(phone).toBeVisible()
  await askToLogOut()
  await button('Discard and log out').click()
  await isLoggedOut()
})

test('input for a new chat bot is listed under its name, not as unreadable, and can be downloaded', {
  tags: 'long',
}, async () => {
  const textOf = catchFiles()
  await openApp('/en/services/chat-bot/create')
  await userEvent.fill(page.getByRole('textbox', { name: 'Text', exact: true }), 'We open at nine.')
  await askToLogOut()
  await expect.element(question.getByRole('listitem')).toHaveTextContent('Chat bot')
  await expect.element(page.getByText('Some of what you typed could not be put back')).not.toBeInTheDocument()
  await button('Download the text').click()
  const [text] = await textOf()
  expect(text).toContain('We open at nine.')
})

async function openText(prepare: (projectId: number) => void = () => {}) {
  let id = 0
  const app = await openApp('/en', {
    scenario: 'all-statuses',
    engines: quickEngines(),
    prepare({ db }) {
      const { DRAFT: status } = projectStatuses
      id = db.projects.first({ customer_id: 1, slug: 'text-to-speech', status })?.id ?? 0
      prepare(id)
      return `/en/services/text-to-speech/${id}`
    },
  })
  await expect.element(block).toBeVisible()
  return { ...app, id }
}

test('the question saves a text that failed to save, on any page and by keyboard', {
  tags: 'long',
}, async () => {
  const { world, go, id } = await openText()
  const stop = world.faults.add({ endpoint: 'updateBlock', fault: { kind: 'network' } })
  await userEvent.fill(block, 'Salam, dünya.')
  await expect.element(page.getByText(/not saved/i).first()).toBeVisible()
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await askToLogOut()
  await expect.element(question).toHaveAccessibleDescription(/^1 change is not saved/)
  await expect.element(button('Save and log out')).toHaveFocus()
  stop()
  await userEvent.keyboard('{Enter}')
  await isLoggedOut()
  const texts = world.db.blocks.list({ where: { project_id: id } }).map(({ text }) => text)
  expect(texts).toContain('Salam, dünya.')
})

test('an unreadable draft does not prevent its editor from opening, and is offered as a file', {
  tags: 'long',
}, async () => {
  const textOf = catchFiles()
  const torn = { version: 1, keptAtMs: Date.now(), changes: 1, value: { blocks: [null], note: 'Salam' } }
  await openText((id) =>
    localStorage.setItem(`customer.1.draft.project text-to-speech ${id}.torn`, JSON.stringify(torn)),
  )
  await button('Download as a file').click()
  expect((await textOf())[0]).toContain('Salam')
  await button('Discard').click()
  await expect.element(button('Download as a file')).not.toBeInTheDocument()
  expect(customerData().filter((name) => name.includes('damaged'))).toEqual([])
})

test('at a logout, recordings in an unsent form can be downloaded, and saving, which would fail, is not offered', {
  tags: 'long',
}, async () => {
  const files: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  const { go } = await openApp('/en/services/speech-to-text/create', { engines: quickEngines() })
  await expect.element(button('Choose files')).toBeVisible()
  await chooseFiles(syntheticVoiceFile(2, 'meeting.wav'))
  await expect.element(page.getByText('meeting.wav').first()).toBeVisible()
  go('/en/profile')
  await askToLogOut()
  await expect.element(button('Save and log out')).not.toBeInTheDocument()
  await expect.element(button('Download the files')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByText('The files are in your downloads.')).toBeVisible()
  expect(files).toContain('meeting.wav')
  await userEvent.click(question.getByRole('button', { name: 'Log out' }))
  await isLoggedOut()
})

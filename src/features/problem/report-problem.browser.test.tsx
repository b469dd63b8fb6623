import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { importCase } from '#mocks/control/share-world.ts'
import type { CaseFile } from '#src/rules/case-file.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { maskText } from './mask-texts.ts'

beforeEach(() => sessionStorage.clear())

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const dialog = page.getByRole('dialog', { name: 'Report a problem' })

async function saveReport(choose = async () => {}) {
  const made = vi.spyOn(URL, 'createObjectURL')
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.fill(page.getByRole('combobox', { name: /^Search projects/ }), 'report')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await choose()
  await userEvent.click(dialog.getByRole('button', { name: 'Download the file' }))
  await expect.element(dialog).not.toBeInTheDocument()
  const [blob] = made.mock.calls.at(-1) ?? []
  made.mockRestore()
  if (!(blob instanceof Blob)) throw new Error('no file was saved')
  return { blob, text: await blob.text() }
}

test('a report tells nothing of the customer’s words, and the sandbox shows the same page from it', {
  tags: 'long',
}, async () => {
  const app = await openApp('/en', {
    prepare: ({ db }) => `/en/services/text-to-speech/${db.projects.first({ slug: 'text-to-speech' })?.id}`,
  })
  const title = app.world.db.projects.first({ slug: 'text-to-speech' })?.title ?? ''
  await expect.element(heading(title)).toBeVisible()
  const { blob, text } = await saveReport()
  const { calls } = JSON.parse(text) as CaseFile
  expect(calls.map(({ endpoint }) => endpoint)).toContain('getProject')
  expect(calls.flatMap(({ problems }) => problems)).toEqual([])
  expect(text).not.toContain(title)
  expect(text).not.toMatch(/Leyla|leyla@/)
  await importCase(app.world, blob)
  app.reload()
  await expect.element(heading(maskText(title))).toBeVisible()
})

test('the customer’s words are in the report if the customer wants', { tags: 'long' }, async () => {
  await openApp('/en/profile')
  await expect.element(heading('Profile')).toBeVisible()
  const { text } = await saveReport(() =>
    userEvent.click(dialog.getByRole('checkbox', { name: /^Replace the letters/ })),
  )
  expect(text).toContain('Leyla')
})

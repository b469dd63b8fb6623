import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { announceForcedReload } from '#src/session/forced-reload.ts'
import { openApp } from '#tests/support/open-app.tsx'

const { leyla } = demoAccounts
const name = page.getByRole('textbox', { name: 'Name' })
const phone = page.getByRole('textbox', { name: 'Phone' })
const save = page.getByRole('button', { name: 'Save changes' })
const leaving = page.getByRole('alertdialog', { name: 'Changes are not saved' })
const heading = (text: string | RegExp) => page.getByRole('heading', { level: 1, name: text })

const goHome = () => userEvent.click(page.getByRole('link', { name: 'Avaz' }))

test('the button that saves is at the right edge of the form, as in modals', async () => {
  await openApp('/en/profile')
  await expect.element(save).toBeVisible()
  const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right)
  await expect.poll(() => rightOf(save.element())).toBe(rightOf(name.element()))
})

test('changed data are saved and appear at once in the header’s menu', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/profile')
  await userEvent.fill(name, 'Leyla Quliyeva')
  await userEvent.fill(phone, '')
  await userEvent.click(page.getByRole('radio', { name: 'Not stated' }))
  await userEvent.click(save)
  await expect.element(page.getByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Leyla Quliyeva/ })).toBeVisible()
  expect(world.db.customers.get(leyla.id)).toMatchObject({ name: 'Leyla Quliyeva', gender: 0 })
})

test('a new interface language applies at once, on the same page', { tags: 'long' }, async () => {
  const { address } = await openApp('/en/profile')
  await userEvent.click(page.getByRole('combobox', { name: 'Language of emails' }))
  await userEvent.click(page.getByRole('option', { name: 'Türkçe' }))
  await userEvent.click(save)
  await expect.element(heading('Profil')).toBeVisible()
  expect(address()).toBe('/tr/profile')
})

test('errors of the server are shown under their fields, and the input stays', async () => {
  const { world } = await openApp('/en/profile')
  const errors = { phone: ['There is no such number.'] }
  world.faults.add({ endpoint: 'updateProfile', fault: { kind: 'status', status: 422, errors } })
  await userEvent.fill(name, 'Leyla Q.')
  await userEvent.fill(phone, '+994 50 000 00 00')
  await userEvent.click(save)
  await expect.element(phone).toHaveAccessibleDescription('There is no such number.')
  await expect.element(phone).toHaveFocus()
  await expect.element(phone).toHaveValue('+994 50 000 00 00')
  await userEvent.click(page.getByRole('button', { name: 'Discard changes' }))
})

test('a link asks before it discards unsaved changes; staying keeps them, leaving discards them', async () => {
  const { address, go } = await openApp('/en/profile')
  await userEvent.fill(name, 'Leyla Q.')
  await goHome()
  await userEvent.click(leaving.getByRole('button', { name: 'Stay' }))
  await expect.element(leaving).not.toBeInTheDocument()
  expect(address()).toBe('/en/profile')
  await expect.element(name).toHaveValue('Leyla Q.')
  await goHome()
  await userEvent.click(leaving.getByRole('button', { name: 'Leave without saving' }))
  await expect.element(heading(/Hello/)).toBeVisible()
  go('/en/profile')
  await expect.element(name).toHaveValue(leyla.name)
})

test('without changes no question is asked', { tags: 'long' }, async () => {
  await openApp('/en/profile')
  await userEvent.fill(name, 'Other')
  await userEvent.click(page.getByRole('button', { name: 'Discard changes' }))
  await expect.element(name).toHaveValue(leyla.name)
  await goHome()
  await expect.element(heading(/Hello/)).toBeVisible()
})

test('changes left by a forced reload, which cannot ask, are restored later', { tags: 'long' }, async () => {
  const { go } = await openApp('/en/profile')
  await userEvent.fill(name, 'Leyla Q.')
  announceForcedReload()
  go('/en/services')
  await expect.element(heading('Services')).toBeVisible()
  go('/en/profile')
  await expect.element(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect.element(name).toHaveValue('Leyla Q.')
  await userEvent.click(page.getByRole('button', { name: 'Discard changes' }))
})

test('restored changes do not overwrite newer data saved elsewhere', { tags: 'long' }, async () => {
  const { world, reload } = await openApp('/en/profile')
  await userEvent.fill(name, 'Leyla Q.')
  await world.write((tx) => tx.customers.update(leyla.id, { gender: 2, phone: '+994 55 555 55 55' }))
  reload()
  await expect.element(name).toHaveValue('Leyla Q.')
  await expect.element(phone).toHaveValue('+994 55 555 55 55')
  await userEvent.click(save)
  await expect.poll(() => world.db.customers.get(leyla.id)?.name).toBe('Leyla Q.')
  expect(world.db.customers.get(leyla.id)).toMatchObject({ gender: 2, phone: '+994 55 555 55 55' })
})

test('only changed fields are sent, so changes of another device stay', async () => {
  const { world } = await openApp('/en/profile')
  await userEvent.fill(name, 'Leyla Q.')
  await world.write((tx) => tx.customers.update(leyla.id, { phone: '+994 55 555 55 55' }))
  await userEvent.click(save)
  await expect.poll(() => world.db.customers.get(leyla.id)?.name).toBe('Leyla Q.')
  expect(world.db.customers.get(leyla.id)?.phone).toBe('+994 55 555 55 55')
  await expect.element(phone).toHaveValue('+994 55 555 55 55')
})

test('a change of language keeps the input', { tags: 'long' }, async () => {
  await openApp('/en/profile')
  await userEvent.fill(name, 'Leyla Q.')
  await userEvent.click(page.getByRole('button', { name: /English|Language/ }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Türkçe' }))
  await expect.element(heading('Profil')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Ad soyad' })).toHaveValue('Leyla Q.')
  await userEvent.click(page.getByRole('button', { name: 'Değişikliklerden vazgeç' }))
})

test('a profile that fails to load shows an error and a button to try again', { tags: 'long' }, async () => {
  const { world, go } = await openApp('/en/unheard-of')
  const stop = world.faults.add({ endpoint: 'getProfile', fault: { kind: 'status', status: 403 } })
  go('/en/profile')
  await expect.element(page.getByRole('alert').getByText(/could not be loaded/i)).toBeVisible()
  stop()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(name).toHaveValue(leyla.name)
})

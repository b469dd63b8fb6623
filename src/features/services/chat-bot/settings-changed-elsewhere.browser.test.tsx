import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { request } from '#src/api/request.ts'
import type { BotChanges } from '#src/contract/chat-bot.ts'
import { updateSettings } from '#src/contract/projects.ts'
import { openApp } from '#tests/support/open-app.tsx'

const idOf = ({ db }: World) => db.projects.first({ slug: 'chat-bot' })?.id ?? 0
const addressOf = (world: World) => `/en/services/chat-bot/${idOf(world)}`

const name = page.getByRole('textbox', { name: 'Name that visitors see' })
const greeting = page.getByRole('textbox', { name: 'Greeting' })
const save = page.getByRole('button', { name: 'Save', exact: true })
const notice = page.getByRole('alert').filter({ hasText: 'This was changed elsewhere too' })

async function openSettings() {
  const app = await openApp('', { scenario: 'bots', prepare: addressOf })
  const id = idOf(app.world)
  const openTab = () => userEvent.click(page.getByRole('tab', { name: 'Settings' }))
  await openTab()
  return {
    ...app,
    openTab,
    saved: () => app.world.db.bots.get(id)?.settings,
    /** Saves on another device. */
    elsewhere: (bot: BotChanges) =>
      request(updateSettings, { params: { slug: 'chat-bot', id }, body: { bot } }),
  }
}

test('settings saved on another device while the form was open here are kept', { tags: 'long' }, async () => {
  const { saved, elsewhere } = await openSettings()
  await userEvent.fill(name, 'Narınc')
  await elsewhere({ persona: { greeting: 'Xoş gəldiniz!' }, domains: ['new.example'] })
  await userEvent.click(save)
  await expect.poll(() => saved()?.persona.name).toBe('Narınc')
  expect(saved()).toMatchObject({ persona: { greeting: 'Xoş gəldiniz!' }, domains: ['new.example'] })
  await expect.element(greeting).toHaveValue('Xoş gəldiniz!')
  await expect.element(notice).not.toBeInTheDocument()
})

test('a greeting changed both here and elsewhere is shown in both versions before either is lost', {
  tags: 'long',
}, async () => {
  const { saved, elsewhere } = await openSettings()
  await userEvent.fill(greeting, 'Salam, nə lazımdır?')
  await elsewhere({ persona: { greeting: 'Xoş gəldiniz!' } })
  await userEvent.click(save)
  await expect.element(notice.getByText('Xoş gəldiniz!')).toBeVisible()
  await expect.element(notice).toBeInViewport()
  await expect.element(greeting).toHaveValue('Salam, nə lazımdır?')
  expect(saved()?.persona.greeting).toBe('Xoş gəldiniz!')
  await userEvent.click(save)
  await expect.poll(() => saved()?.persona.greeting).toBe('Salam, nə lazımdır?')
  await expect.element(notice).not.toBeInTheDocument()
})

test('an unsaved greeting is shown next to the one saved elsewhere meanwhile', { tags: 'long' }, async () => {
  const { world, go, openTab, elsewhere } = await openSettings()
  await userEvent.fill(greeting, 'Salam, nə lazımdır?')
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await elsewhere({ persona: { greeting: 'Xoş gəldiniz!' } })
  go(addressOf(world))
  await openTab()
  await expect.element(greeting).toHaveValue('Salam, nə lazımdır?')
  await expect.element(notice.getByText('Xoş gəldiniz!')).toBeVisible()
})

test('discarding the changes shows the settings saved elsewhere', async () => {
  const { elsewhere } = await openSettings()
  await userEvent.fill(greeting, 'Salam, nə lazımdır?')
  await elsewhere({ persona: { greeting: 'Xoş gəldiniz!' } })
  await userEvent.click(save)
  await expect.element(notice).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Discard changes' }))
  await expect.element(greeting).toHaveValue('Xoş gəldiniz!')
  await expect.element(notice).not.toBeInTheDocument()
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ShortcutsModal } from '#src/features/editor/shortcuts-modal.tsx'
import { BlockSettingsModal } from '#src/features/speech/block-settings-modal.tsx'
import { PasteModal } from '#src/features/speech/paste-modal.tsx'
import { PronunciationsModal } from '#src/features/speech/pronunciations-modal.tsx'
import { TakesModal } from '#src/features/speech/takes-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'

const meta = {
  title: 'Modals/Editor',
  component: PasteModal,
  subcomponents: { ShortcutsModal, BlockSettingsModal, PronunciationsModal, TakesModal },
} satisfies Meta

export default meta
type Story = StoryObj

const PROJECT = '/services/text-to-speech/14'

const isReady = (page: Page) =>
  page.findByRole('textbox', { name: i18n.t('editor:block.text', { number: 1 }) }, WAIT)

async function openMenu(page: Page, entry: string | RegExp) {
  await userEvent.click(await isReady(page))
  await press(page, i18n.t('editor:menu.label', { number: 1 }))
  await userEvent.click(await page.findByRole('menuitem', { name: entry }, WAIT))
}

export const Paste: Story = appStory(PROJECT, {}, async (page) => {
  await isReady(page)
  await press(page, i18n.t('editor:toolbar.paste'))
  await dialog(page, i18n.t('editor:paste.title'))
  await userEvent.type(page.getByLabelText(i18n.t('editor:paste.text')), 'Bir.{Enter}{Enter}İki.')
  await page.findByRole('button', { name: i18n.t('editor:paste.insert', { count: 2, number: '2' }) }, WAIT)
})

export const Shortcuts: Story = appStory(PROJECT, {}, async (page) => {
  await isReady(page)
  await press(page, i18n.t('editor:toolbar.shortcuts'))
  await dialog(page, i18n.t('editor:shortcuts.title'))
})

export const BlockSettings: Story = appStory(PROJECT, {}, async (page) => {
  await openMenu(page, i18n.t('editor:menu.settings'))
  await dialog(page, i18n.t('editor:settings.title'))
})

export const Takes: Story = appStory(PROJECT, {}, async (page) => {
  await openMenu(page, i18n.t('editor:menu.takes'))
  await dialog(page, i18n.t('editor:takes.title'))
})

export const Pronunciations: Story = appStory(PROJECT, {}, async (page) => {
  await isReady(page)
  await press(page, i18n.t('editor:pronunciations.title'))
  await dialog(page, i18n.t('editor:pronunciations.title'))
})

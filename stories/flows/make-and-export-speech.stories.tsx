import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { downloadExport } from '../support/download-export.ts'
import { flowAccess, type Guide } from '../support/guide.ts'
import { letTimePass } from '../support/let-time-pass.ts'

const meta = {
  title: 'Flows/Make and export speech',
  parameters: {
    guide: {
      is: 'A text that becomes speech and a file.',
      use: 'To see the main work of the product.',
      instead: 'Screens/Project text to speech for single states.',
      ...flowAccess,
      status: 'stable',
    } satisfies Guide,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const TEXT = 'Muğam canlı ifa ilə ötürülür.\n\nXanəndə oxumağa başlayır.'

async function paste(page: Page) {
  await press(page, i18n.t('editor:empty.paste'))
  const modal = within(await page.findByRole('dialog', { name: i18n.t('editor-modals:paste.title') }, WAIT))
  await userEvent.click(modal.getByRole('textbox', { name: i18n.t('editor-modals:paste.text') }))
  await userEvent.paste(TEXT)
  await press(modal, i18n.t('editor-modals:paste.insert', { count: 2 }))
}

/** A customer pastes a text, generates it at the shown price, and exports the sound. */
export const MakeAndExportSpeech: Story = {
  tags: ['long'],
  ...appStory('/services/text-to-speech/create', {}, async (page, world) => {
    await paste(page)
    await page.findByText(i18n.t('editor:save.saved'), {}, WAIT)
    await press(page, /\d.*·.*₼/)
    await letTimePass(world, () => page.getByText(i18n.t('editor:generate.nothing')))
    await press(page, i18n.t('common:actions.export'))
    const { name, content } = await downloadExport(page, world)
    await expect(name).toMatch(/\.mp3$/)
    await expect(content.size).toBeGreaterThan(1_000)
  }),
}

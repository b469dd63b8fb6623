import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { epubFile, seaside } from '#tests/support/book-files.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { chooseFiles } from '../support/choose-files.ts'
import { downloadExport } from '../support/download-export.ts'
import { flowAccess, type Guide } from '../support/guide.ts'
import { letTimePass } from '../support/let-time-pass.ts'

const meta = {
  title: 'Flows/Make an audio book',
  parameters: {
    guide: {
      is: 'A book from its text to chapters with sound.',
      use: 'To see how chapters are made and paid.',
      instead: 'Screens/Project audio book for single states.',
      ...flowAccess,
      status: 'stable',
    } satisfies Guide,
  },
} satisfies Meta

export default meta
type Story = StoryObj

/** Covers every plural form; in some languages the names of chapter buttons end with a price, too. */
function generate() {
  const names = [1, 2, 5].map((count) =>
    i18n.t('editor:generate.blocks', { count, price: '.*₼' }).replace(String(count), '\\d+'),
  )
  return new RegExp(`^(${names.join('|')})$`)
}

/** A customer uploads a book, generates its chapters at the shown price, and exports the audio book. */
export const MakeAnAudioBook: Story = {
  tags: ['long'],
  ...appStory('/services/audio-book/create', {}, async (page, world) => {
    await chooseFiles(document.body, epubFile(seaside))
    await press(page, i18n.t('create:action.continue'))
    await page.findByRole('heading', { level: 1, name: seaside.title }, WAIT)
    await press(page, generate())
    await letTimePass(world, () => page.getByText(i18n.t('editor:generate.nothing')))
    await press(page, i18n.t('common:actions.export'))
    const { name, content } = await downloadExport(page, world)
    await expect(name).toBe(`${seaside.title}.m4b`)
    await expect(content.size).toBeGreaterThan(10_000)
  }),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExportModal } from '#src/features/services/dubbing/modals/export-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { DUBS, FINISHED_DUB, openModal } from '../support/dubbing-page.ts'
import { exportsOf } from '../support/exports.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Export dubbing',
  parameters: {
    guide: {
      is: 'Saves a dub: film, sound or subtitles of a language.',
      use: 'From a finished dub.',
      instead: 'Subtitles to change how they look first.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ExportModal,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(FINISHED_DUB, DUBS, (page) =>
  openModal(page, i18n.t('common:actions.export'), i18n.t('dubbing-lazy:export.title')),
)

export const FilesInEveryState: Story = { ...exportsOf('/services/dubbing/16'), tags: ['long'] }

/** A finished film with subtitles, as a track or in its picture; the browser adds them. */
export const FilmWithSubtitles: Story = {
  ...appStory('/services/dubbing/16?modal-open=export', { scenario: 'exported' }, async (page) => {
    await loadNamespaces(['dubbing-tools'])
    await press(page, i18n.t('dubbing-tools:film.add'))
    await page.findByRole('button', { name: i18n.t('dubbing-tools:film.save') }, WAIT)
  }),
  tags: ['long'],
}

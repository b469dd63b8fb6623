import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useDiscardTexts } from '#src/audio/recording/use-discard-texts.ts'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { appStory, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, questionAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Leave',
  parameters: {
    guide: {
      is: 'Asks before unsaved input is left.',
      use: 'Before a navigation that would lose input of the profile or an upload.',
      instead: 'Nothing where a draft is saved: it is restored.',
      ...questionAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  subcomponents: { LeaveQuestion },
} satisfies Meta

export default meta
type Story = StoryObj

export const UnsavedChanges: Story = appStory('/profile', {}, async (page) => {
  await userEvent.type(await page.findByLabelText(i18n.t('profile:name'), {}, WAIT), ' Quliyeva')
  const [home] = page.getAllByRole('link', { name: 'Avaz' })
  if (home) await userEvent.click(home)
  await page.findByRole('alertdialog', {}, WAIT)
})

const AskOfRecording = () => <LeaveQuestion isAsking texts={useDiscardTexts(true)} stay={fn()} leave={fn()} />

/** A running or unused recording would be lost. */
export const Recording: Story = {
  loaders: [() => loadNamespaces(['recording'])],
  render: () => <AskOfRecording />,
  play: async () => {
    const asked = within(document.body).findByRole(
      'alertdialog',
      { name: i18n.t('recording:lose.title') },
      WAIT,
    )
    await expect(await asked).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { glossaryOf } from '#src/features/services/dubbing/dub/glossary.ts'
import { GlossaryModal } from '#src/features/services/dubbing/modals/glossary-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, pressTool, WAIT } from '../../.storybook/app-story.tsx'
import { dialog } from '../support/dialogs.ts'
import { DUBS, FINISHED_DUB } from '../support/dubbing-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Glossary',
  parameters: {
    guide: {
      is: 'Fixed translations of a dub’s terms, and the segments that break them.',
      use: 'For names and terms that must be translated the same way in every segment, or not at all.',
      instead: 'Find and replace for a single word; pronunciations for how a word is spoken.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: GlossaryModal,
  beforeEach: async () => {
    await loadNamespaces(['dubbing', 'dubbing-tools'])
    return () => glossaryOf(4).forget()
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function open(page: Page) {
  await page.findByRole('button', { name: i18n.t('common:actions.export') }, WAIT)
  await pressTool(page, i18n.t('dubbing:toolbar.glossary'))
  return within(await dialog(page, i18n.t('dubbing-tools:glossary.title')))
}

/** No term yet. */
export const Empty: Story = appStory(FINISHED_DUB, DUBS, open)

/** Each segment whose translation lacks a fixed one, with what can be replaced. */
export const NotFollowed: Story = appStory(FINISHED_DUB, DUBS, async (page) => {
  await page.findByRole('button', { name: i18n.t('common:actions.export') }, WAIT)
  glossaryOf(4).keep([{ term: 'the', isKept: true, fixed: {}, instead: {} }])
  await open(page)
})

/** Terms with their translations in the shown language. */
export const Terms: Story = {
  ...appStory(FINISHED_DUB, DUBS, async (page) => {
    await page.findByRole('button', { name: i18n.t('common:actions.export') }, WAIT)
    glossaryOf(4).keep([
      { term: 'Avaz', isKept: true, fixed: {}, instead: {} },
      { term: 'cloud', isKept: false, fixed: { 1: 'bulud' }, instead: { 1: 'buludcuq' } },
    ])
    const modal = await open(page)
    await userEvent.click(
      await modal.findByRole('tab', { name: i18n.t('dubbing-tools:glossary.list', { number: '2' }) }, WAIT),
    )
  }),
  tags: ['long'],
}

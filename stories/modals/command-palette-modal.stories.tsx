import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { CommandPaletteModal } from '#src/app/palette/command-palette-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, fill, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { SPEECH } from '../support/editor-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

/** Opened by Ctrl K, or from the menu of services; on phones from the menu. */
const meta = {
  title: 'Modals/Command palette',
  parameters: {
    guide: {
      is: 'Finds pages, projects and actions by a few letters.',
      use: 'With Ctrl K from everywhere.',
      instead: 'The search field of a list for rows of that list alone.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture', 'desktop'],
  component: CommandPaletteModal,
} satisfies Meta

export default meta
type Story = StoryObj

async function open(page: Page) {
  await page.findByRole('heading', { level: 1 }, WAIT)
  await userEvent.keyboard('{Control>}k{/Control}')
  return page.findByRole('combobox', { name: i18n.t('palette:field') }, WAIT)
}

const search = (text: string) => async (page: Page) => {
  await fill(await open(page), text)
  await page.findByRole('option', { selected: true }, WAIT)
}

export const Default: Story = appStory('/services', {}, open)

/** Actions of the page come first, with their keys and prices. */
export const InProject: Story = { ...appStory(SPEECH, {}, open), tags: ['long'] }

export const Found: Story = { ...appStory('/services', {}, search('sabah')), tags: ['long'] }

export const Nothing: Story = {
  ...appStory('/services', {}, async (page) => {
    await fill(await open(page), 'qqq')
    await page.findByText(i18n.t('palette:nothing'), {}, WAIT)
  }),
  tags: ['long'],
}

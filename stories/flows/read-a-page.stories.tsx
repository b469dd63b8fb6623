import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { chooseFiles } from '../support/choose-files.ts'
import { downloadExport } from '../support/download-export.ts'
import { flowAccess, type Guide } from '../support/guide.ts'
import { letTimePass } from '../support/let-time-pass.ts'
import { paperSheet } from '../support/paper-sheet.ts'

const meta = {
  title: 'Flows/Read a page',
  parameters: {
    guide: {
      is: 'A photograph that becomes text.',
      use: 'To see a price that is accepted and a document that is read.',
      instead: 'Screens/Project detect text for single states.',
      ...flowAccess,
      status: 'stable',
    } satisfies Guide,
  },
} satisfies Meta

export default meta
type Story = StoryObj

/** A customer photographs a bill, has it read at the shown price, and exports its text. */
export const ReadAPage: Story = {
  tags: ['long'],
  ...appStory('/services/detect-text/create', {}, async (page, world) => {
    await chooseFiles(document.body, await paperSheet('qəbz.png'))
    await press(page, /0[.,]08/)
    const exporting = { name: i18n.t('common:actions.export') }
    await letTimePass(world, () => page.getByRole('button', exporting))
    const name = i18n.t('detect-text:text.label', { number: 1 })
    // The recognised text is revealed line by line.
    await waitFor(() => expect(page.getByRole('textbox', { name })).toHaveDisplayValue(/0217/), WAIT)
    await press(page, exporting.name)
    const { content } = await downloadExport(page, world)
    await expect(await content.text()).toContain('0217')
  }),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { chooseFiles, knownRecording } from '../support/choose-files.ts'
import { downloadExport } from '../support/download-export.ts'
import { flowAccess, type Guide } from '../support/guide.ts'
import { letTimePass } from '../support/let-time-pass.ts'

const meta = {
  title: 'Flows/Dubbing paid',
  beforeEach: () => loadNamespaces(['runs-price']),
  parameters: {
    guide: {
      is: 'A film from the upload to the exported dub.',
      use: 'To see a paid run from quote to file.',
      instead: 'Screens/Project dubbing for single states.',
      ...flowAccess,
      status: 'stable',
    } satisfies Guide,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const PRICE = /3[.,]00/

/** A customer uploads a tour in English, asks for a quote in Azerbaijani, pays, and exports the dub. */
export const DubAndPay: Story = {
  tags: ['long'],
  ...appStory('/services/dubbing/create', {}, async (page, world) => {
    await chooseFiles(document.body, await knownRecording(world, 'tour-en.wav'))
    await userEvent.click(await page.findByRole('checkbox', { name: /^(?:Azər|Azer|Азер)/ }, WAIT))
    await page.findByText(PRICE, {}, WAIT)
    await press(page, new RegExp(i18n.t('create:action.continue')))
    await page.findByRole('heading', { name: i18n.t('dubbing:draft.title') }, WAIT)
    await press(page, PRICE)
    await page.findByRole('heading', { name: i18n.t('runs-price:quote.title') }, WAIT)
    await press(page, PRICE)
    const exporting = { name: i18n.t('common:actions.export') }
    await letTimePass(world, () => page.getByRole('button', exporting))
    await press(page, exporting.name)
    const { content } = await downloadExport(page, world)
    await expect(content.type).toMatch(/^audio\//)
    await expect(content.size).toBeGreaterThan(10_000)
  }),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { CreateProjectScreen } from '#src/screens/create-project-screen.tsx'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'
import { appStory, faultStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { chooseFiles } from '../support/choose-files.ts'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Create dubbing',
  parameters: {
    guide: {
      is: 'The page on which a dub is started.',
      use: 'For links and bookmarks to the form of dubbing.',
      instead: 'Modals/Create dubbing on top of another page.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CreateProjectScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const PAGE = '/services/dubbing/create'

const continueButton = () => new RegExp(`^${i18n.t('create:action.continue')}`)

/** A recording of half a minute, to be dubbed into two languages. */
async function fillIn(page: Page) {
  await page.findByText(i18n.t('dubbing-form:create.drop'), {}, WAIT)
  await chooseFiles(document.body, syntheticVoiceFile(30, 'müsahibə.wav'))
  const languages = await page.findAllByRole('checkbox', {}, WAIT)
  for (const language of languages.slice(1, 3)) await userEvent.click(language)
}

export const Default: Story = appStory(PAGE, {}, (page) =>
  page.findByText(i18n.t('dubbing-form:create.drop'), {}, WAIT),
)

/** The summary shows the length, the languages, the price and the remaining balance. */
export const Filled: Story = {
  ...appStory(PAGE, {}, async (page) => {
    await fillIn(page)
    await page.findByText(i18n.t('create:balanceAfter'), {}, WAIT)
  }),
  tags: ['long'],
}

/** The first incomplete field has the focus. */
export const Errors: Story = appStory(PAGE, {}, async (page) => {
  await page.findByText(i18n.t('dubbing-form:create.drop'), {}, WAIT)
  await press(page, continueButton())
  await page.findByText(i18n.t('dubbing-form:create.problem.targets'), {}, WAIT)
})

/** A backend without prices. */
export const PriceUnknown: Story = {
  ...appStory(PAGE, { scenario: 'specified-backend' }, async (page) => {
    await page.findByText(i18n.t('common:unknownPrice'), {}, WAIT)
  }),
  tags: ['long'],
}

/** The balance is too low: shows the missing amount and a link to top up. */
export const ShortOfMoney: Story = {
  ...appStory(PAGE, { scenario: 'low-balance' }, async (page) => {
    await fillIn(page)
    await page.findByRole('link', { name: i18n.t('create:topUp') }, WAIT)
  }),
  tags: ['long'],
}

/** The file is being uploaded. */
export const Sending: Story = {
  ...faultStory(PAGE, { scenario: 'sending' }, async (page) => {
    await fillIn(page)
    await page.findByText(i18n.t('create:balanceAfter'), {}, WAIT)
    await press(page, continueButton())
    await page.findByRole('button', { busy: true }, WAIT)
  }),
  tags: ['long'],
}

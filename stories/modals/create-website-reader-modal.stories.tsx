import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CreateProject } from '#src/features/services/website-reader/create/create-project.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { alertText, appStory, faultStory, type Page, pressFirst, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Create website reader',
  parameters: {
    guide: {
      is: 'Starts a reader for the pages of a site.',
      use: 'From home and from the list of services, without leaving the page.',
      instead: 'Screens/Create website reader, the same form with an address.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CreateProject,
} satisfies Meta

export default meta
type Story = StoryObj

const LIST = '/services/website-reader'

async function open(page: Page) {
  await pressFirst(page, i18n.t('projects:create'))
  return within(await page.findByRole('dialog', { name: i18n.t('website-reader-form:create.title') }, WAIT))
}

const fill = async (dialog: Page, label: string, value: string) => {
  const field = await dialog.findByLabelText(label, {}, WAIT)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(value)
}

export const Default: Story = appStory(LIST, {}, open)

export const HostileInput: Story = {
  ...appStory(LIST, {}, async (page) => {
    const dialog = await open(page)
    await fill(dialog, i18n.t('website-reader-form:site.domain'), 'javascript:alert(1)')
    await fill(dialog, i18n.t('website-reader-form:site.selector'), 'p {')
    await dialog.findByText(i18n.t('website-reader-form:errors.site_scheme'), {}, WAIT)
    await dialog.findByText(i18n.t('website-reader-form:errors.selector_invalid'), {}, WAIT)
  }),
  tags: ['long'],
}

export const PoorContrast: Story = {
  ...appStory(LIST, {}, async (page) => {
    const dialog = await open(page)
    const name = i18n.t('website-reader-form:look.text')
    await fill(dialog, i18n.t('website-reader-form:look.code', { name }), '#c8c8c8')
    const repair = await dialog.findByRole('button', { name: /#[0-9a-f]{6}/ }, WAIT)
    await userEvent.click(repair)
    await expect(repair).not.toBeInTheDocument()
  }),
  tags: ['long'],
}

export const Automatic: Story = {
  ...appStory(LIST, {}, async (page) => {
    const dialog = await open(page)
    await userEvent.click(
      await dialog.findByRole('radio', { name: i18n.t('website-reader-form:look.themes.auto') }, WAIT),
    )
    await dialog.findByText(i18n.t('website-reader-form:look.previewDark'), {}, WAIT)
  }),
  tags: ['long'],
}

async function send(page: Page) {
  const dialog = await open(page)
  await fill(dialog, i18n.t('website-reader-form:site.domain'), 'example.com')
  await userEvent.click(dialog.getByRole('button', { name: i18n.t('create:action.create') }))
  return dialog
}

/** The project is being created: the button keeps its size, and the input is locked. */
export const Pending: Story = {
  ...faultStory(LIST, { scenario: 'sending' }, async (page) => {
    await (await send(page)).findByRole('button', { busy: true }, WAIT)
  }),
  tags: ['long'],
}

export const RefusedByServer: Story = {
  ...faultStory(
    LIST,
    {
      scenario: 'server-errors',
    },
    async (page) => {
      const dialog = await send(page)
      await alertText(page)
      await page.findByText(i18n.t('projects:failed'), {}, WAIT)
      await expect(dialog.getByLabelText(i18n.t('website-reader-form:site.domain'))).toHaveValue(
        'example.com',
      )
    },
  ),
  tags: ['long'],
}

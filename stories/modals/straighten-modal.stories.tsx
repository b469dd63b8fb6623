import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { StraightenModal } from '#src/features/services/detect-text/create/straighten/straighten-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { chooseDocuments, DOCUMENT_LIST, DOCUMENTS } from '../support/detect-text-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { paperOnTable, paperSheet } from '../support/paper-sheet.ts'

const meta = {
  title: 'Modals/Straighten',
  parameters: {
    guide: {
      is: 'Straightens a photographed page by its four corners.',
      use: 'Next to a picture that was chosen for recognition.',
      instead: 'Turn and crop, if the picture was taken from above.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },

  tags: ['picture'],
  component: StraightenModal,
  beforeEach: () => loadNamespaces(['detect-text-straighten']),
} satisfies Meta

export default meta
type Story = StoryObj

async function openWith(page: Page, picture: File, said: 'found' | 'none') {
  const form = await chooseDocuments(page, [picture])
  const label = i18n.t('detect-text-form:documents.straighten', { name: picture.name })
  await userEvent.click(await form.findByRole('button', { name: label }, WAIT))
  const modal = await dialog(page, i18n.t('detect-text-straighten:title'))
  await within(modal).findByText(i18n.t(`detect-text-straighten:search.${said}`), {}, WAIT)
}

/** The page is found on the photograph. */
export const Found: Story = {
  ...appStory(DOCUMENT_LIST, DOCUMENTS, async (page) =>
    openWith(page, await paperOnTable('qəbz.png'), 'found'),
  ),
  tags: ['long'],
}

/** A scan has no edges in the picture. */
export const None: Story = {
  ...appStory(DOCUMENT_LIST, DOCUMENTS, async (page) => openWith(page, await paperSheet('qəbz.png'), 'none')),
  tags: ['long'],
}

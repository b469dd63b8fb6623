import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { RedactionModal } from '#src/features/redaction/redaction-modal.tsx'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { BOOK_LIST, BOOKS, chooseBook } from '../support/audio-book-page.ts'
import { chooseDocuments, DOCUMENT_LIST, DOCUMENTS } from '../support/detect-text-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { paperSheet } from '../support/paper-sheet.ts'

const meta = {
  title: 'Modals/Redaction',
  parameters: {
    guide: {
      is: 'Shows what of a file is sent, and blacks out or strikes what nobody else needs to see.',
      use: 'Next to a chosen picture, PDF, document or text, before it is sent.',
      instead: 'Clean, for recordings and films: it bleeps a name.',
      ...modalAccess,
      status: 'new',
    } satisfies Guide,
  },

  tags: ['picture'],
  component: RedactionModal,
  beforeEach: () => loadNamespaces(['redaction', 'create']),
} satisfies Meta

export default meta
type Story = StoryObj

/** Opens the modal by the button next to a file that was chosen in a form. */
async function openFrom(page: Page, form: Page, file: File) {
  const label = i18n.t('redaction:open', { name: file.name })
  await userEvent.click(await form.findByRole('button', { name: label }, WAIT))
  const modal = within(await dialog(page, i18n.t('redaction:title')))
  await modal.findByRole('button', { name: i18n.t('redaction:use') }, WAIT)
  return modal
}

/** A rectangle covers a part of a picture. */
export const BlackedOut: Story = {
  ...appStory(DOCUMENT_LIST, DOCUMENTS, async (page) => {
    const picture = await paperSheet('qəbz.png')
    const modal = await openFrom(page, await chooseDocuments(page, [picture]), picture)
    await press(modal, i18n.t('redaction:addBox'))
    await modal.findByRole('button', { name: i18n.t('redaction:use') }, WAIT)
  }),
  tags: ['long'],
}

const LETTER = `Salam, Leyla Məmmədova!

Sifarişiniz 4169 7388 1234 5678 nömrəli kartla ödənilib. Suallarınız olsa, +994 50 123 45 67 nömrəsinə zəng edin
və ya rashad@avaz.example ünvanına yazın.

Hörmətlə,
Rəşad Həsənov`

/** Addresses and numbers of a text are struck; its names are found, and kept in a book. */
export const Text: Story = {
  ...appStory(BOOK_LIST, BOOKS, async (page) => {
    const file = new File([LETTER], 'Məktub.txt', { type: 'text/plain' })
    await openFrom(page, await chooseBook(page, file), file)
  }),
  tags: ['long'],
}

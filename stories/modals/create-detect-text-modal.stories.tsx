import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { CreateProject } from '#src/features/services/detect-text/create/create-project.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, faultStory, WAIT } from '../../.storybook/app-story.tsx'
import { chooseDocuments, DOCUMENT_LIST, DOCUMENTS, openCreateDocument } from '../support/detect-text-page.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { paperSheet } from '../support/paper-sheet.ts'

const meta = {
  title: 'Modals/Create detect text',
  parameters: {
    guide: {
      is: 'Starts the reading of pictures and PDF pages.',
      use: 'From home and from the list of services, without leaving the page.',
      instead: 'Read again for a document that has been read.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CreateProject,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(DOCUMENT_LIST, DOCUMENTS, openCreateDocument)

export const Ready: Story = {
  ...appStory(DOCUMENT_LIST, DOCUMENTS, async (page) => {
    const modal = await chooseDocuments(page, [await paperSheet('qəbz.png'), await paperSheet('məktub.png')])
    await modal.findByRole('button', { name: /0[.,]16/ }, WAIT)
  }),
  tags: ['long'],
}

export const Refused: Story = {
  ...appStory(DOCUMENT_LIST, DOCUMENTS, async (page) => {
    const modal = await chooseDocuments(page, [
      new File(['<svg/>'], 'loqo.svg', { type: 'image/svg+xml' }),
      new File([], 'boş.png', { type: 'image/png' }),
      new File(['text'], 'qeyd.txt', { type: 'text/plain' }),
    ])
    await modal.findByText(i18n.t('detect-text-form:problem.svg'), {}, WAIT)
    await modal.findByText(i18n.t('detect-text-form:problem.empty'), {}, WAIT)
    await modal.findByText(i18n.t('detect-text-form:problem.type'), {}, WAIT)
  }),
  tags: ['long'],
}

/** The limit of pages is still loading, and files are not checked before. */
export const Checking: Story = {
  ...faultStory(DOCUMENT_LIST, { scenario: 'loading' }, async (page) => {
    const modal = await chooseDocuments(page, [await paperSheet('qəbz.png')])
    await modal.findByText(i18n.t('detect-text-form:documents.checking'), {}, WAIT)
  }),
  tags: ['long'],
}

export const TooMany: Story = {
  ...appStory(DOCUMENT_LIST, DOCUMENTS, async (page) => {
    const pages = Array.from({ length: 201 }, (_, index) => `${index + 1} 0 obj << /Type /Page >> endobj\n`)
    const modal = await chooseDocuments(page, [
      new File(['%PDF-1.7\n', ...pages], 'arxiv.pdf', { type: 'application/pdf' }),
    ])
    await modal.findByText(i18n.t('detect-text-form:create.tooMany', { pages: '200' }), {}, WAIT)
  }),
  tags: ['long'],
}

/** The pages of a PDF can be moved, rotated and left out separately. */
export const Pages: Story = {
  ...appStory(DOCUMENT_LIST, DOCUMENTS, async (page) => {
    const name = 'arxiv.pdf'
    const pages = [3, 4, 5]
    const modal = await chooseDocuments(page, [
      await paperSheet('qəbz.png'),
      new File(
        [
          '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n',
          `2 0 obj << /Type /Pages /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >> endobj\n`,
          ...pages.map((id) => `${id} 0 obj << /Type /Page /Parent 2 0 R >> endobj\n`),
          'trailer << /Root 1 0 R >>',
        ],
        name,
        { type: 'application/pdf' },
      ),
    ])
    await userEvent.click(
      await modal.findByRole(
        'button',
        { name: i18n.t('detect-text-form:documents.separate', { name }) },
        WAIT,
      ),
    )
    await modal.findByText(i18n.t('detect-text-form:documents.page', { name, number: 3 }), {}, WAIT)
  }),
  tags: ['long'],
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CreateProject } from '#src/features/services/audio-book/create/create-project.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { epubFile, PNG, seaside } from '#tests/support/book-files.ts'
import { pdfBytes } from '#tests/support/pdf-file.ts'
import { appStory, faultStory, WAIT } from '../../.storybook/app-story.tsx'
import {
  BOOK_LIST,
  BOOKS,
  bookIsRefused,
  chooseBook,
  openCreateBook,
  sendBook,
} from '../support/audio-book-page.ts'
import { dialog } from '../support/dialogs.ts'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Create audio book',
  parameters: {
    guide: {
      is: 'Starts an audio book from a text or a file.',
      use: 'From home and from the list of services, without leaving the page.',
      instead: 'Screens/Create project, the same form with an address.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CreateProject,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = appStory(BOOK_LIST, BOOKS, openCreateBook)

export const Ready: Story = {
  ...appStory(BOOK_LIST, BOOKS, async (page) => {
    const modal = await chooseBook(page, new File(['Proloq'], 'Dəniz kənarında.txt', { type: 'text/plain' }))
    await modal.findByText('Dəniz kənarında.txt', {}, WAIT)
  }),
  tags: ['long'],
}

export const Paste: Story = {
  ...appStory(BOOK_LIST, BOOKS, async (page) => {
    const modal = within(await openCreateBook(page))
    await userEvent.click(modal.getByRole('tab', { name: i18n.t('create:source.text') }))
    await modal.findByRole('textbox', { name: i18n.t('create:source.text') }, WAIT)
  }),
  tags: ['long'],
}

/** A file that is not a book is refused before the upload. */
export const WrongKind: Story = {
  ...appStory(BOOK_LIST, BOOKS, async (page) =>
    bookIsRefused(
      await chooseBook(page, new File(['<svg/>'], 'loqo.svg', { type: 'image/svg+xml' })),
      /EPUB/,
    ),
  ),
  tags: ['long'],
}

/** An EPUB contains its details; its cover is shown next to them. */
export const About: Story = {
  ...appStory(BOOK_LIST, BOOKS, async (page) => {
    const modal = await chooseBook(page, epubFile(seaside))
    await modal.findByDisplayValue(seaside.author, {}, WAIT)
    await modal.findByRole('img', { name: i18n.t('audio-book-form:details.cover') }, WAIT)
  }),
  tags: ['long'],
}

/** The customer's own cover is cropped to a square. */
export const Cover: Story = {
  ...appStory(BOOK_LIST, BOOKS, async (page) => {
    const modal = await openCreateBook(page)
    const input: unknown = [...modal.querySelectorAll('input[type=file]')].at(-1)
    if (!(input instanceof HTMLInputElement)) throw new Error('No field for a picture')
    await userEvent.upload(input, new File([PNG], 'cover.png', { type: 'image/png' }))
    await dialog(page, i18n.t('profile:crop.title'))
  }),
  tags: ['long'],
}

/** Uploaded, but not completely read yet. */
export const Reading: Story = {
  ...faultStory(BOOK_LIST, { scenario: 'books-reading' }, async (page) => {
    const modal = await chooseBook(page, epubFile(seaside))
    await sendBook(modal)
    await modal.findAllByText(i18n.t('audio-book-form:create.reading'), {}, WAIT)
  }),
  tags: ['long'],
}

/** Only the server reads the content. */
const refusedFor = (file: () => File | Promise<File>, reason: RegExp): Story =>
  appStory(BOOK_LIST, BOOKS, async (page) => {
    const modal = await chooseBook(page, await file())
    await sendBook(modal)
    await bookIsRefused(modal, reason)
  })

const PROTECTION =
  '<encryption><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></encryption>'
/** Password-protected documents are not a ZIP but an older container with this start. */
/** Start of an Office document with a password: a compound file with a part of this name, in UTF-16. */
const LOCKED = Uint8Array.of(
  ...[0xd0, 0xcf, 0x11, 0xe0],
  ...[...'EncryptedPackage'].flatMap((sign) => [sign.charCodeAt(0), 0]),
)

export const Refused: Story = {
  ...refusedFor(() => new File(['text'], 'kitab.epub', { type: 'application/epub+zip' }), /EPUB/),
  tags: ['long'],
}

export const Protected: Story = {
  ...refusedFor(() => epubFile({ ...seaside, extra: { 'META-INF/encryption.xml': PROTECTION } }), /DRM/),
  tags: ['long'],
}

export const Password: Story = {
  ...refusedFor(() => new File([LOCKED], 'kitab.docx'), /şifrə|parol|парол|password/i),
  tags: ['long'],
}

export const NoText: Story = {
  ...refusedFor(
    () => epubFile({ ...seaside, chapters: [{ title: '', paragraphs: [''] }] }),
    /mətn|metin|text|текст/i,
  ),
  tags: ['long'],
}

/** A book of pictures continues in text recognition, with its file. */
export const Scan: Story = {
  ...refusedFor(
    async () => new File([await pdfBytes([PNG])], 'skan.pdf', { type: 'application/pdf' }),
    /skan|scan|tarama|скан/i,
  ),
  tags: ['long'],
}

/** Unpacking it would fill the memory. */
export const Bomb: Story = {
  ...refusedFor(
    () => epubFile({ ...seaside, extra: { 'OEBPS/zeros.bin': new Uint8Array(8_000_000) } }),
    /artıq böyük|aşırı büyüyor|far more|намного больше/,
  ),
  tags: ['long'],
}

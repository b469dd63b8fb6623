import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { CreateProject } from '#src/features/services/audio-book/create/create-project.tsx'
import { BookDetailsModal } from '#src/features/services/audio-book/modals/book-details-modal.tsx'
import { CastModal } from '#src/features/services/audio-book/modals/cast-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { epubFile, PNG, seaside } from '#tests/support/book-files.ts'
import { pdfBytes } from '#tests/support/pdf-file.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import type { StoryWorld } from '../../.storybook/story-world.ts'
import { chooseFiles } from '../support/choose-files.ts'
import { dialog, openCreate } from '../support/dialogs.ts'

const meta = {
  title: 'Modals/Audio book',
  component: CreateProject,
  subcomponents: { BookDetailsModal, CastModal },
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD: StoryWorld = { scenario: 'books' }
const LIST = '/services/audio-book'
const SPOKEN = `${LIST}/1`

const create = (page: Page) => openCreate(page, i18n.t('audio-book:create.title'))

async function choose(page: Page, file: File) {
  const modal = await create(page)
  await chooseFiles(modal, file)
  return within(modal)
}

export const Create: Story = appStory(LIST, WORLD, create)

export const CreateReady: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await choose(page, new File(['Proloq'], 'Dəniz kənarında.txt', { type: 'text/plain' }))
  await modal.findByText('Dəniz kənarında.txt', {}, WAIT)
})

export const CreatePaste: Story = appStory(LIST, WORLD, async (page) => {
  const modal = within(await create(page))
  await userEvent.click(modal.getByRole('tab', { name: i18n.t('audio-book:create.paste') }))
  await modal.findByRole('textbox', { name: i18n.t('audio-book:create.text') }, WAIT)
})

/** What is no book is said before it is sent. */
export const CreateWrongKind: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await choose(page, new File(['<svg/>'], 'loqo.svg', { type: 'image/svg+xml' }))
  await modal.findByText(/EPUB/, { selector: '[role=status]' }, WAIT)
})

/** What is inside is known only to the server. */
export const CreateRefused: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await choose(page, new File(['text'], 'kitab.epub', { type: 'application/epub+zip' }))
  await userEvent.click(modal.getByRole('button', { name: i18n.t('audio-book:create.submit') }))
  await modal.findByText(/EPUB/, { selector: '[role=status]' }, WAIT)
})

/** An EPUB says much of itself; its cover stands beside it. */
export const CreateAbout: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await choose(page, epubFile(seaside))
  await modal.findByDisplayValue(seaside.author, {}, WAIT)
  await modal.findByRole('img', { name: i18n.t('audio-book:details.cover') }, WAIT)
})

/** One's own cover is framed as a square. */
export const CreateCover: Story = appStory(LIST, WORLD, async (page) => {
  const modal = await create(page)
  const input: unknown = [...modal.querySelectorAll('input[type=file]')].at(-1)
  if (!(input instanceof HTMLInputElement)) throw new Error('No field for a picture')
  await userEvent.upload(input, new File([PNG], 'cover.png', { type: 'image/png' }))
  await dialog(page, i18n.t('profile:crop.title'))
})

/** Sent, and not read to its end yet. */
export const CreateReading: Story = appStory(LIST, { scenario: 'books-reading' }, async (page) => {
  const modal = await choose(page, epubFile(seaside))
  await userEvent.click(modal.getByRole('button', { name: i18n.t('audio-book:create.submit') }))
  await modal.findAllByText(i18n.t('audio-book:create.reading'), {}, WAIT)
})

const refusedFor = (file: () => File | Promise<File>, reason: RegExp): Story =>
  appStory(LIST, WORLD, async (page) => {
    const modal = await choose(page, await file())
    await userEvent.click(modal.getByRole('button', { name: i18n.t('audio-book:create.submit') }))
    await modal.findByText(reason, { selector: '[role=status]' }, WAIT)
  })

const PROTECTION =
  '<encryption><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></encryption>'
/** With a password a document is no ZIP but an older container, which begins like this. */
const LOCKED = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)

export const CreateProtected: Story = refusedFor(
  () => epubFile({ ...seaside, extra: { 'META-INF/encryption.xml': PROTECTION } }),
  /DRM/,
)

export const CreatePassword: Story = refusedFor(
  () => new File([LOCKED], 'kitab.docx'),
  /parol|пароль|password/i,
)

export const CreateNoText: Story = refusedFor(
  () => epubFile({ ...seaside, chapters: [{ title: '', paragraphs: [''] }] }),
  /mətn|metin|text|текст/i,
)

/** A book in pictures goes on to where it is read, and its file with it. */
export const CreateScan: Story = refusedFor(
  async () => new File([await pdfBytes([PNG])], 'skan.pdf', { type: 'application/pdf' }),
  /skan|scan|tarama|скан/i,
)

/** It would fill the memory of whoever unpacks it. */
export const CreateBomb: Story = refusedFor(
  () => epubFile({ ...seaside, extra: { 'OEBPS/zeros.bin': new Uint8Array(8_000_000) } }),
  /artıq böyük|aşırı büyüyor|far more|намного больше/,
)

export const Details: Story = appStory(SPOKEN, WORLD, async (page) => {
  await press(page, i18n.t('audio-book:details.open'))
  await dialog(page, i18n.t('audio-book:details.title'))
})

export const Characters: Story = appStory(SPOKEN, WORLD, async (page) => {
  await press(page, i18n.t('audio-book:cast.open'))
  await dialog(page, i18n.t('audio-book:cast.title'))
})

/** Somebody without a voice is named before anything is saved. */
export const CharacterWithoutVoice: Story = appStory(SPOKEN, WORLD, async (page) => {
  await press(page, i18n.t('audio-book:cast.open'))
  const modal = within(await dialog(page, i18n.t('audio-book:cast.title')))
  await userEvent.click(modal.getByRole('button', { name: i18n.t('audio-book:cast.add') }))
  const names = await modal.findAllByRole('textbox', { name: i18n.t('audio-book:cast.name') })
  await userEvent.type(names.at(-1) as HTMLElement, 'Nəvə')
  await userEvent.click(modal.getByRole('button', { name: i18n.t('common:actions.save') }))
  await modal.findByText(i18n.t('audio-book:cast.voiceNeeded'), {}, WAIT)
})

export const Pronunciations: Story = appStory(SPOKEN, WORLD, async (page) => {
  await press(page, i18n.t('editor:pronunciations.title'))
  await dialog(page, i18n.t('editor:pronunciations.title'))
})

/** Files for shops, held against their rules: one passes, the other does not. */
export const ShopCheck: Story = appStory(
  `${SPOKEN}?modal-open=export`,
  { scenario: 'book-shop-files' },
  async (page) => {
    const modal = within(await dialog(page, i18n.t('editor:export.title')))
    for (const check of await modal.findAllByText(
      new RegExp(i18n.t('editor:export.shopCheck.title')),
      {},
      WAIT,
    ))
      await userEvent.click(check)
  },
)

export const Export: Story = appStory(`${SPOKEN}?modal-open=export`, WORLD, (page) =>
  dialog(page, i18n.t('editor:export.title')),
)

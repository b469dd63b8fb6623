import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import type { DocumentProblem } from '#src/features/services/detect-text/create/document-check.ts'
import { currentLocale } from '#src/i18n/i18n.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropZone } from '#src/ui/drop-zone.tsx'
import type { Guide } from '../support/guide.ts'

const details = {
  ...{ name: 'fəsil.docx', kind: 'RTF', limit: 50, megapixels: 64, list: 'JPG, PNG, WEBP, PDF' },
  ...{ what: 'Apple Lossless (ALAC) · M4A', readable: 62, promised: 300, first: '1-ci fəsil.docx' },
}

/** Every refusal of a document by a service, in the language of the page. */
function Refusals({ keys, list = details.list }: { keys: readonly MessageKey[]; list?: string }) {
  return (
    <ul className="flex flex-col gap-4">
      {keys.map((key) => (
        <li key={key}>
          <DropZone
            label="Fayl bura"
            buttonLabel="Fayl seç"
            folderProblem={String}
            problem={say(currentLocale(), key, { ...details, list })}
            onFiles={() => undefined}
          />
        </li>
      ))}
    </ul>
  )
}

/** Refusals in the words of the page. */
function Listed({ problems }: { problems: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {problems.map((problem) => (
        <li key={problem}>
          <DropZone
            label="Fayl bura"
            buttonLabel="Fayl seç"
            folderProblem={String}
            problem={problem}
            onFiles={() => undefined}
          />
        </li>
      ))}
    </ul>
  )
}

/** The refusals of a text that is taken from a file, which the page itself reads. */
function TextRefusals() {
  const { t } = useTranslation('editor-modals')
  const keys = ['oldWord', 'shortcut', 'password', 'kind', 'empty', 'unreadable'] as const
  return <Listed problems={keys.map((key) => t(`paste.${key}`, details))} />
}

/** The refusals of pictures and PDFs that the page finds before they are sent. */
function PageRefusals() {
  const { t } = useTranslation('detect-text-form')
  const keys = [
    ...(['empty', 'tooLarge', 'pixels', 'unpacked', 'intricate', 'adobeOnly'] as const),
    ...(['heic', 'svg', 'foreign', 'type', 'locked', 'broken'] as const),
  ] satisfies readonly DocumentProblem[]
  return <Listed problems={keys.map((key) => t(`problem.${key}`, { ...details, size: '50' }))} />
}

/** The refusals of books, tables, subtitles, lists of pages and portraits, which the page finds itself. */
function OtherRefusals() {
  const { t } = useTranslation([
    'audio-book-form',
    'tables',
    'editor-modals',
    'subtitles',
    'chat-bot-questions',
    'profile',
  ])
  const book = (['wrongKind', 'empty', 'tooLarge'] as const).map((key) =>
    t(`create.${key}`, { ...details, name: 'roman.azw3', kinds: 'EPUB, DOCX, TXT, PDF' }),
  )
  const tables = (['tooLarge', 'notText'] as const).flatMap((key) => [
    t(`tables:${key}`, { ...details, name: 'qiymətlər.xlsx' }),
    t(`editor-modals:pronunciations.${key}`, { ...details, name: 'tələffüz.xlsx' }),
  ])
  const lists = [
    t('subtitles:none', { name: 'film.sub' }),
    t('chat-bot-questions:pages.add.unread', { name: 'xəritə.png' }),
  ]
  const pictures = (['tooLarge', 'tooManyPixels', 'heic', 'svg', 'unknown', 'broken'] as const).map((key) =>
    t(`profile:picture.${key}`, details),
  )
  return <Listed problems={[...book, ...tables, ...lists, ...pictures]} />
}

const meta = {
  title: 'Components/Document refusals',
  tags: ['picture'],
  component: Refusals,
  parameters: {
    guide: {
      is: 'Every reason why a service does not accept a file, in its words.',
      use: 'To read what a customer is told about a file of a book, a bot, a scan, a recording or a sample.',
      instead:
        'File refusals for what the page itself says of sound and films; DropZone to build the field itself.',
      keys: 'Those of the drop zone.',
      roles: '`group` with a `status` for the reason.',
      heard: 'The reason, as soon as the file has been read.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Name what the file is and how to save it, in one or two sentences.',
      dont: 'Call a file damaged when it is only of another kind or has a password.',
    },
  },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof Refusals>

export default meta
type Story = StoryObj<typeof meta>

/** A book is sent under a name that is not its kind. */
export const Default: Story = {
  args: { keys: ['book_other_kind'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/RTF/)).toBeVisible()
  },
}

export const AudioBook: Story = {
  tags: ['long'],
  args: {
    list: 'EPUB, DOCX, TXT, PDF',
    keys: [
      ...([
        'book_unreadable',
        'book_not_epub',
        'book_protected',
        'book_password',
        'book_old_word',
        'book_shortcut',
      ] as const),
      ...(['book_other_kind', 'book_bomb', 'book_no_text', 'book_scan', 'book_too_long'] as const),
      ...([
        'book_adobe_only',
        'book_intricate',
        'book_type',
        'book_too_large',
        'book_page_unread_text',
        'book_pages_scanned_text',
      ] as const),
    ],
  },
}

export const ChatBot: Story = {
  tags: ['long'],
  args: {
    list: 'PDF, DOCX, TXT, CSV, MD',
    keys: [
      ...([
        'source_damaged',
        'source_password',
        'source_old_word',
        'source_shortcut',
        'source_other_kind',
      ] as const),
      ...([
        'source_scan',
        'source_adobe_only',
        'source_too_heavy',
        'source_without_text',
        'source_over_limit',
        'source_type',
        'source_too_large',
      ] as const),
    ],
  },
}

export const DetectText: Story = {
  tags: ['long'],
  args: {
    keys: [
      ...(['document_empty', 'document_unreadable', 'document_password', 'document_heic'] as const),
      ...(['document_svg', 'document_foreign', 'document_type', 'document_pixels'] as const),
      ...(['document_unpacked', 'document_intricate', 'document_adobe_only', 'document_too_large'] as const),
      ...([
        'page_too_intricate',
        'page_without_text',
        'page_reading_failed',
        'page_reading_unavailable',
      ] as const),
    ],
  },
}

/** Faults of pictures and PDFs that the page itself finds, before they are sent. */
export const DetectTextHere: Story = {
  tags: ['long'],
  args: { keys: [] },
  render: () => <PageRefusals />,
}

/** A recording that the page let through, and the service does not take. */
export const Recording: Story = {
  tags: ['long'],
  args: {
    list: 'MP3, WAV, M4A, OGG, FLAC, MP4, WEBM',
    keys: [
      ...(['recording_type', 'recording_too_large', 'recording_too_long', 'recording_empty'] as const),
      ...(['recording_silent', 'recording_cut_off', 'recording_cut_off_after'] as const),
      ...(['recording_cut_off_of', 'recording_no_sound', 'recording_foreign'] as const),
      ...(['recording_unreadable', 'no_speech_found', 'source_unreadable'] as const),
    ],
  },
}

export const Cloning: Story = {
  tags: ['long'],
  args: {
    keys: [
      ...(['sample_too_short', 'sample_too_quiet', 'sample_clipped', 'sample_no_speech'] as const),
      ...(['sample_cut_off', 'sample_no_sound', 'sample_unreadable', 'sample_two_voices'] as const),
      ...(['sample_duplicate', 'sample_too_large', 'sample_too_long'] as const),
      ...(['clone_permission_type', 'clone_permission_too_large'] as const),
    ],
  },
}

export const TextToSpeech: Story = {
  tags: ['long'],
  args: { keys: [] },
  render: () => <TextRefusals />,
}

/** The refusals of the other forms that read a file. */
export const OtherForms: Story = {
  tags: ['long'],
  args: { keys: [] },
  render: () => <OtherRefusals />,
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { DropZone } from '#src/ui/drop-zone.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Drop zone',
  tags: ['picture'],
  component: DropZone,
  parameters: {
    guide: {
      is: 'A field that takes files by dragging, by its button or by the keyboard.',
      use: 'Where a form begins with files.',
      instead: 'A Button with a file input for one small picture.',
      keys: 'Tab stops at its button; Enter and Space open the file dialog.',
      roles:
        '`group` named by its label; a `button` described by hint and problem; the problem is a `status`.',
      heard: 'The label, the button with its hint, and a problem when it appears.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Check what was dropped, and answer with `problem`: which file, and why.',
      dont: 'Expect everybody to drag: the button and the keyboard do the same.',
    },
  },
  args: {
    label: 'Yazıları bura atın',
    buttonLabel: 'Fayl seç',
    folderProblem: (name) => i18n.t('common:folder', { name }),
    hint: 'MP3, WAV, M4A, OGG, FLAC, WebM; 500 MB-a qədər',
    accept: ['.wav', 'audio/*'],
    isMultiple: true,
    onFiles: fn(),
  },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof DropZone>

export default meta
type Story = StoryObj<typeof meta>

const files = ['bir.wav', 'iki.wav'].map((name) => new File(['RIFF'], name, { type: 'audio/wav' }))

function drag(zone: HTMLElement, type: 'dragenter' | 'drop') {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

export const Default: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }
export const Refused: Story = { args: { problem: 'hesabat.exe: bu, səs faylı deyil.' } }
export const LongText: Story = {
  args: {
    label: 'Перетащите сюда высококачественные аудиозаписи сельскохозяйственных конференций',
    buttonLabel: 'Выбрать файлы на этом компьютере',
  },
}
export const Chosen: Story = {
  async play({ canvasElement, args }) {
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('No file input')
    await userEvent.upload(input, files)
    await expect(args.onFiles).toHaveBeenLastCalledWith(files)
    within(canvasElement).getByRole('button').focus()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  },
}
export const Dropped: Story = {
  async play({ canvasElement, args }) {
    const zone = within(canvasElement).getByRole('group')
    drag(zone, 'dragenter')
    await waitFor(() => expect(zone).toHaveClass('border-accent'))
    drag(zone, 'drop')
    await waitFor(() => expect(zone).not.toHaveClass('border-accent'))
    await expect(args.onFiles).toHaveBeenCalledTimes(1)
  },
}

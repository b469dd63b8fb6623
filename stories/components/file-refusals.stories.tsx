import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { useFileProblem } from '#src/audio/use-file-problem.ts'
import { type FileRefusal, fileProblems } from '#src/rules/recording-file.ts'
import { DropZone } from '#src/ui/drop-zone.tsx'
import type { Guide } from '../support/guide.ts'

const limits = { max_file_mb: 500, extensions: ['mp3', 'wav', 'm4a', 'ogg', 'flac', 'mp4', 'webm'] }

/** Every refusal, with the details of such a file. */
const refusals: readonly FileRefusal[] = [
  ...fileProblems.map((problem) => ({ problem, what: 'Apple Lossless (ALAC) · M4A' })),
  { problem: 'cutOff', cutOff: { readable: 62 } },
  { problem: 'cutOff', cutOff: { readable: 62, promised: 300 } },
]

function Refused({ refusal }: { refusal: FileRefusal }) {
  const said = useFileProblem()
  return (
    <DropZone
      label="Yazıları bura sürüşdürün"
      buttonLabel="Fayl seç"
      folderProblem={String}
      problem={said(refusal, limits)}
      onFiles={() => undefined}
    />
  )
}

const meta = {
  title: 'Components/File refusals',
  tags: ['picture'],
  component: Refused,
  parameters: {
    guide: {
      is: 'Every reason why a recording is not accepted, in its words.',
      use: 'To read what a customer is told about a sound or a film.',
      instead: 'Document refusals for texts and scans; DropZone to build the field itself.',
      keys: 'Those of the drop zone.',
      roles: '`group` with a `status` for the reason.',
      heard: 'The reason, as soon as the file has been read.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Name what the file is and the way out, before anything is sent or paid.',
      dont: 'Say that a file is damaged when only its kind is not known here.',
    },
  },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof Refused>

export default meta
type Story = StoryObj<typeof meta>

/** The usual one: sound that no browser can decode. */
export const Default: Story = {
  args: { refusal: { problem: 'foreign', what: 'Apple Lossless (ALAC) · M4A' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/ALAC/)).toBeVisible()
  },
}

export const All: Story = {
  tags: ['long'],
  args: { refusal: { problem: 'empty' } },
  render: () => (
    <div className="flex flex-col gap-4">
      {refusals.map((refusal) => (
        <Refused key={JSON.stringify(refusal)} refusal={refusal} />
      ))}
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Film } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChosenFile } from '#src/ui/chosen-file.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Chosen file',
  tags: ['picture'],
  component: ChosenFile,
  parameters: {
    guide: {
      is: 'A file that is chosen and not yet sent, with its length or size.',
      use: 'Below a drop zone, for each chosen file.',
      instead: 'ListRow for a file that the server already has.',
      keys: 'Tab stops at its remove button; Enter and Space press it.',
      roles: 'Text, a `status` for the length or size, and a `button` named by what it removes.',
      heard: 'The name, the length as soon as it is known, then the button.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Show its length or size beside its name, or that it is being measured.',
      dont: 'Use it for a file that the server has already.',
    },
  },
  args: {
    name: 'bakı-küləyi.mp4',
    icon: <Film size={16} aria-hidden />,
    aside: '03:41',
    removeLabel: 'Faylı götür',
    onRemove: fn(),
  },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
} satisfies Meta<typeof ChosenFile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Faylı götür' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** The length of the recording is not known yet. */
export const Measuring: Story = { args: { aside: <Spinner size={16} label="Yoxlanılır" /> } }

/** During the upload. */
export const Disabled: Story = { args: { isDisabled: true } }

export const LongName: Story = {
  args: { name: 'достопримечательности-высокогорного-азербайджана-окончательная-версия-исправленная.mp4' },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pause, Play, Star, Undo2 } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { Guide } from '../support/guide.ts'
import { oncePainted } from '../support/once-painted.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Icon button',
  tags: ['picture'],
  component: IconButton,
  parameters: {
    guide: {
      is: 'A button that is a picture, with its words as a tip.',
      use: 'For actions whose picture everybody knows, in rows and tool bars.',
      instead: 'Button wherever there is room for words or the picture is not known.',
      keys: 'Enter and Space press it; Escape hides the tip.',
      roles: '`button` with a name; `aria-pressed` if it can be on, `aria-busy` while pending.',
      heard: 'Its label, and whether it is on.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Take a picture that everybody knows; the label is its name and its tip.',
      dont: 'Fill more than one in a view.',
    },
  },
  args: { label: 'Seçilmişlərə əlavə et', icon: <Star size={16} aria-hidden /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Filled: Story = {
  args: { variant: 'filled', label: 'Dinlə', icon: <Play size={16} aria-hidden /> },
}
export const Pressed: Story = {
  args: { isPressed: true, icon: <Star size={16} fill="currentColor" aria-hidden /> },
}
export const Loading: Story = { args: { isPending: true } }
export const SoundOnItsWay: Story = {
  args: { variant: 'filled', isLoading: true, label: 'Fasilə ver', icon: <Pause size={16} aria-hidden /> },
}
export const Disabled: Story = { args: { disabled: true } }

export const WithTooltip: Story = {
  args: { label: 'Geri al', shortcut: 'Ctrl Z', icon: <Undo2 size={16} aria-hidden /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await oncePainted()
    await userEvent.tab()
    await waitFor(() => expect(page.getByText(say('Geri al · Ctrl Z'))).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByText(say('Geri al · Ctrl Z'))).toBeNull())
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await waitFor(() => expect(page.getByText(say('Geri al · Ctrl Z'))).toBeVisible())
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from '#src/ui/kbd.tsx'

const meta = { title: 'Components/Kbd', component: Kbd, args: { children: 'Ctrl' } } satisfies Meta<
  typeof Kbd
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { args: { children: 'Backspace' } }

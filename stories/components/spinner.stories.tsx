import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '#src/ui/spinner.tsx'

const meta = { title: 'Components/Spinner', component: Spinner, args: { label: 'Yüklənir' } } satisfies Meta<
  typeof Spinner
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 20 } }

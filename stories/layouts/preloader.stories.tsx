import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { LayoutPreloader, ScreenPreloader } from '#src/app/layouts/preloader.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { wholePage } from '../../.storybook/modes.ts'

const meta = {
  title: 'Layouts/Preloader',
  tags: ['picture'],
  component: LayoutPreloader,
  subcomponents: { ScreenPreloader },
  parameters: { ...wholePage, docs: { story: { inline: false, height: '320px' } } },
  args: { onCover: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(i18n.t('loading'))).toBeInTheDocument()
  },
} satisfies Meta<typeof LayoutPreloader>

export default meta
type Story = StoryObj<typeof meta>

/** Covers everything until the first screen is ready. */
export const FullScreen: Story = {}

/** Below the header, while the next screen loads. */
export const OneScreen: Story = { render: () => <ScreenPreloader /> }

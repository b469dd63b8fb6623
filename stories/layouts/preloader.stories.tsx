import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { LayoutPreloader, ScreenPreloader } from '#src/app/layouts/preloader.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { wholePage } from '../../.storybook/modes.ts'
import { type Guide, layoutAccess } from '../support/guide.ts'

const meta = {
  title: 'Layouts/Preloader',
  tags: ['picture'],
  component: LayoutPreloader,
  subcomponents: { ScreenPreloader },
  parameters: {
    guide: {
      is: 'What is seen until the first screen is there.',
      use: 'At the start of the app, and while a screen loads.',
      instead: 'Skeleton for a part of a page that is there.',
      ...layoutAccess,
      status: 'stable',
    } satisfies Guide,
    ...wholePage,
    docs: { story: { inline: false, height: '320px' } },
  },
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, within } from 'storybook/test'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

const meta = {
  title: 'Components/Lazy boundary',
  tags: ['picture'],
  component: LazyBoundary,
  args: { children: null },
  parameters: {
    advice: {
      do: 'Load so what is opened by a press: a menu, a modal, a dock.',
      dont: 'Wrap what a page shows first; a late part has no placeholder.',
    },
  },
} satisfies Meta<typeof LazyBoundary>

export default meta
type Story = StoryObj<typeof meta>

const Arrived = lazy(async () => ({ default: () => <p>OK</p> }))
const OnItsWay = lazy(() => new Promise<never>(() => {}))

export const Default: Story = {
  render: () => (
    <LazyBoundary>
      <Arrived />
    </LazyBoundary>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('OK')).toBeVisible()
  },
}

/** Shows no placeholder, because the control that opened it shows a busy state. */
export const Loading: Story = {
  render: () => (
    <>
      <Spinner size={20} label="OK" />
      <LazyBoundary>
        <OnItsWay />
      </LazyBoundary>
    </>
  ),
}

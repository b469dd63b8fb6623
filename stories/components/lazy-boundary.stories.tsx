import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, within } from 'storybook/test'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import example from '../examples/lazy-boundary.tsx?raw'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Lazy boundary',
  tags: ['picture'],
  component: LazyBoundary,
  args: { children: null },
  parameters: {
    guide: {
      is: 'The place of a part whose code loads when it is wanted.',
      use: 'Around menus, modals and panels that a press opens.',
      instead: 'A screen of the router for whole pages, which load by themselves.',
      keys: 'None: it is not operated.',
      roles: 'None of its own.',
      heard: 'Nothing; the control that opened the part is busy meanwhile.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
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

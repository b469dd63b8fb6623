import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Modal } from '#src/ui/modal.tsx'
import { Toast } from '#src/ui/toast.tsx'
import { ToastRegion } from '#src/ui/toast-region.tsx'
import example from '../examples/toast-region.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const Messages = ({ texts }: { texts: readonly string[] }) => {
  const [shown, setShown] = useState(texts)
  return (
    <ToastRegion label={say('Bildirişlər')} urgent={null} isEmpty={shown.length === 0}>
      {shown.map((text) => (
        <Toast
          key={text}
          tone="success"
          closeLabel={say('Bağla')}
          onClose={() => setShown(shown.filter((other) => other !== text))}
        >
          {text}
        </Toast>
      ))}
    </ToastRegion>
  )
}

const meta = {
  title: 'Components/Toast region',
  tags: ['picture'],
  component: Messages,
  subcomponents: { ToastRegion },
  args: { texts: ['Layihə yadda saxlandı'] },
  parameters: {
    guide: {
      is: 'The place of the messages that appear over the page.',
      use: 'Once for each page, before the first message.',
      instead: 'Notice for a message in the page.',
      keys: 'Tab reaches its messages in the order of the page.',
      roles: '`region` with a name; a `status` for messages and an `alert` for urgent ones.',
      heard: 'Each message when the reader pauses, errors at once; in an open modal too.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'One on each page, there before the first message.',
      dont: 'Call everything urgent: only errors interrupt a screen reader.',
    },
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof Messages>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Exists in advance, so that screen readers announce the first message too. */
export const Empty: Story = { args: { texts: [] }, parameters: { isBlank: true } }
export const ManyItems: Story = {
  args: { texts: ['Layihə yadda saxlandı', 'Blok silindi', 'Promo kod tətbiq olundu'] },
}

/** Everything outside a modal is inert, so the messages move into it. */
export const InAModal: Story = {
  decorators: [
    (Story) => (
      <>
        <Modal isOpen onClose={fn()} title={say('Yeni layihə')}>
          {say('Layihə qaralama kimi yaranır, heç nə tutulmur.')}
        </Modal>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog')
    await expect(within(dialog).getByRole('region', { name: say('Bildirişlər') })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'
import example from '../examples/confirm-modal.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Confirm modal',
  tags: ['picture'],
  component: ConfirmModal,
  args: {
    isOpen: true,
    title: 'Hesabdan çıxırsınız?',
    description: 'Yadda saxlanmış işiniz itmir.',
    yesLabel: 'Çıx',
    noLabel: 'Qal',
    pendingLabel: 'Çıxılır',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: {
    guide: {
      is: 'A question before something is lost or spent, with two answers.',
      use: 'Before what cannot be undone: deletion, logout, leaving unsaved input.',
      instead: 'An undo offer where the action can be taken back; Modal for anything with fields.',
      keys: 'Escape is “no”, Enter presses the answer with the focus, Tab stays inside.',
      roles: '`alertdialog`, named by its title, described by its text.',
      heard: 'The question, the description, then the answer with the focus; an error when it appears.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Say what will be lost or spent and what is safe; answer with the verb.',
      dont: 'Ask “are you sure?”, or ask about what can be undone.',
    },
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof ConfirmModal>

export default meta
type Story = StoryObj<typeof meta>

export const Destructive: Story = {
  args: {
    isDestructive: true,
    title: '“Səhər xəbərləri” silinsin?',
    description: '12 blok və onların səsi silinəcək. Bunu geri qaytarmaq olmur.',
    yesLabel: 'Layihəni sil',
    noLabel: 'Saxla',
  },
}
export const Error: Story = {
  args: {
    ...Destructive.args,
    error: 'Layihə silinmədi: server cavab vermədi. Heç nə itməyib, yenidən cəhd edin.',
  },
}
export const LongText: Story = {
  args: {
    title: 'Удалить высокопревосходительный автобиографический проект?',
    yesLabel: 'Удалить проект безвозвратно',
    noLabel: 'Оставить без изменений',
  },
}

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
      say('Yadda saxlanmış işiniz itmir.'),
    )
    await userEvent.click(page.getByRole('button', { name: say('Çıx') }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: new RegExp(say('Çıxılır')) }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(page.getByRole('alertdialog')).toBeVisible())
  },
}

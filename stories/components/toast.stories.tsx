import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Toast } from '#src/ui/toast.tsx'
import { ToastRegion } from '#src/ui/toast-region.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Toast',
  tags: ['picture'],
  component: Toast,
  argTypes: { tone: { control: 'select', options: ['info', 'success', 'error'] } },
  args: { children: 'Blok silindi', closeLabel: 'Bağla', onClose: fn() },
  decorators: [
    (Story, { args: { tone } }) => (
      <ToastRegion label={say('Bildirişlər')} urgent={tone === 'error' && Story()} isEmpty={false}>
        {tone !== 'error' && Story()}
      </ToastRegion>
    ),
  ],
  parameters: {
    guide: {
      is: 'A message that is over once it has been read.',
      use: 'For the end of something: saved, copied, ready.',
      instead: 'Notice for what must stay; FieldError for one field.',
      keys: 'Tab stops at its action and at the button that closes it.',
      roles: 'Text in the region of the messages; a `button`.',
      heard: 'Its words, once.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Say what is there now, in one sentence.',
      dont: 'Say in it what has to be read: what needs an answer is a Notice or a Modal.',
    },
    docs: { story: { inline: false, height: '160px' } },
  },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Layihə yadda saxlandı' } }
export const SuccessPopup: Story = {
  args: { tone: 'success', isPopup: true, children: 'Balansa 25,00 ₼ əlavə olunacaq.' },
}
export const LongText: Story = {
  args: {
    tone: 'error',
    isPopup: true,
    children: 'Высокопревосходительный-автобиографический-электрокардиографический фрагмент отклонён.',
  },
}

export const Error: Story = {
  args: { tone: 'error', isPopup: true, children: 'Bağlantı kəsildi. Mətn bu cihazda saxlanılır.' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    const alert = page.getByRole('alert')
    await expect(alert).toHaveTextContent(say('Bağlantı kəsildi. Mətn bu cihazda saxlanılır.'))
    await userEvent.click(page.getByRole('button', { name: say('Bağla') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { Toast } from '#src/ui/toast.tsx'
import { ToastRegion } from '#src/ui/toast-region.tsx'
import { say } from '../texts/say.ts'

const paused = fn()

const meta = {
  title: 'Components/Toast',
  component: Toast,
  args: { children: 'Blok silindi', closeLabel: 'Bağla', onClose: fn() },
  decorators: [
    (Story) => (
      <ToastRegion label={say('Bildirişlər')} onPauseChange={paused}>
        {Story()}
      </ToastRegion>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Layihə yadda saxlandı' } }
export const WithAction: Story = { args: { action: <Button size="small">Geri qaytar</Button> } }
export const SuccessPopup: Story = {
  args: { tone: 'success', title: 'Promo kod tətbiq olundu', children: 'Balansa 25,00 ₼ əlavə olunacaq.' },
}
export const LongText: Story = {
  args: {
    tone: 'error',
    title: 'Переозвучивание не удалось',
    children: 'Высокопревосходительный-автобиографический-электрокардиографический фрагмент отклонён.',
  },
}

export const Error: Story = {
  args: {
    tone: 'error',
    title: 'Yadda saxlanmadı',
    children: 'Bağlantı kəsildi. Mətn bu cihazda saxlanılır.',
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).toHaveTextContent(say('Yadda saxlanmadı'))
    await userEvent.hover(page.getByRole('alert'))
    await expect(paused).toHaveBeenLastCalledWith(true)
    await userEvent.click(page.getByRole('button', { name: say('Bağla') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

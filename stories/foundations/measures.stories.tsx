import type { Meta, StoryObj } from '@storybook/react-vite'
import { allowedValues } from '#tests/design/allowed-values.ts'
import guide from '../../docs/design.md?raw'
import { foundationAccess, type Guide } from '../support/guide.ts'

const Measures = () => (
  <table className="w-full border-collapse text-14">
    <tbody>
      {[...allowedValues(guide)].map(([measure, values]) => (
        <tr key={measure} className="border-b border-line">
          <th scope="row" className="py-2 pe-2 text-start font-strong">
            {measure}
          </th>
          <td className="tabular py-2">{values.join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const meta = {
  title: 'Foundations/Measures',
  parameters: {
    guide: {
      is: 'How numbers, money, times and sizes are written in the four languages.',
      use: 'Before a figure is shown.',
      instead: 'The functions of `src/lib`, never a format of your own.',
      ...foundationAccess,
      status: 'stable',
    } satisfies Guide,
  },
  component: Measures,
} satisfies Meta<typeof Measures>

export default meta
type Story = StoryObj<typeof meta>

/** The values that `npm run design:measure` allows, as docs/design.md lists them. */
export const Allowed: Story = {}

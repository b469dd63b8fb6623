import type { Meta, StoryObj } from '@storybook/react-vite'
import { allowedValues } from '#tests/design/allowed-values.ts'
import guide from '../../docs/design.md?raw'

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
  component: Measures,
} satisfies Meta<typeof Measures>

export default meta
type Story = StoryObj<typeof meta>

/** The values that `npm run design:measure` allows, as docs/design.md lists them. */
export const Allowed: Story = {}

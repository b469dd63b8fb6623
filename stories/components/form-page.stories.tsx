import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#src/ui/button.tsx'
import { FormPage } from '#src/ui/form-page.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Form page',
  tags: ['picture'],
  component: FormPage,
  parameters: {
    guide: {
      is: 'The layout of a page that is one form: heading, fields, summary, buttons.',
      use: 'For pages that create or change one thing.',
      instead: 'Modal for a few fields on top of another page.',
      keys: 'In the order of reading: fields, summary, buttons.',
      roles: '`form`, below the heading of the page.',
      heard: 'The heading, then the fields.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Put the most important button first; the buttons stay in view while the fields scroll.',
      dont: 'Centre the form: it begins where the list before it began.',
    },
  },
  args: {
    heading: <PageHeading>Mətnin səsləndirilməsi</PageHeading>,
    actions: <Button variant="primary">Layihə yarat</Button>,
    children: <TextField label="Ad" />,
  },
} satisfies Meta<typeof FormPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithSummary: Story = {
  args: {
    heading: (
      <PageHeading description="1000 işarə 0,15 ₼. Dörd dil, 24 səs.">Mətnin səsləndirilməsi</PageHeading>
    ),
    summary: <p>Qiymət: 0,15 ₼</p>,
  },
}

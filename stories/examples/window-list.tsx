import { WindowList } from '#src/ui/window-list.tsx'

interface Conversation {
  id: number
  title: string
}

export const Example = ({ conversations }: { conversations: readonly Conversation[] }) => (
  <WindowList label="Conversations" rowPx={48} items={conversations}>
    {({ title }) => <p>{title}</p>}
  </WindowList>
)

import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface RestoredNoticeProps {
  text: string
  afreshLabel: string
  onAfresh: () => void
}

export function RestoredNotice({ text, afreshLabel, onAfresh }: RestoredNoticeProps) {
  return (
    <Notice
      action={
        <Button size="small" onClick={onAfresh}>
          {afreshLabel}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}

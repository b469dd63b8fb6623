import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface RestoredNoticeProps {
  text: string
  afreshLabel: string
  onAfresh: () => void
}

/** Says that a form has what was typed last time, and offers to begin afresh. */
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

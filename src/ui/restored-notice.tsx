import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface RestoredNoticeProps {
  /** Says that what was typed is there again. */
  text: string
  /** Words of the button that throws it away. */
  afreshLabel: string
  /** Called by the button that throws it away. */
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

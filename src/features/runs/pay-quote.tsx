import { Button } from '#src/ui/button.tsx'
import { RunPanels } from './run-panels.tsx'
import { useReopen } from './runs-mutations.ts'
import type { Run } from './use-run.ts'

interface PayQuoteProps {
  run: Run
  labels: { pay: (price: string) => string; paying: string; back: string }
  price: string
  size?: 'large'
}

/** Pays a quote or takes it back; where the balance does not cover it, says so in place of both. */
export function PayQuote({ run, labels, price, size }: PayQuoteProps) {
  const reopen = useReopen(run.target)
  if (run.shortage || run.resume) return <RunPanels run={run} resumeLabel={labels.pay} />
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        size={size}
        disabled={run.isUnsure}
        isPending={run.isPending}
        pendingLabel={labels.paying}
        onClick={() => run.start({ scope: 'all', price: run.quoted })}
      >
        {labels.pay(price)}
      </Button>
      <Button
        size={size}
        isPending={reopen.isPending}
        disabled={!run.canStart}
        onClick={() => reopen.mutate()}
      >
        {labels.back}
      </Button>
    </div>
  )
}

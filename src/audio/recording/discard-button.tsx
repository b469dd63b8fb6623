import { Trash2 } from 'lucide-react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import type { Recorder } from './recorder.ts'

export function DiscardButton({ recorder }: { recorder: Recorder }) {
  const { t } = useTranslation('recording')
  return (
    <Button variant="quiet" icon={<Trash2 size={16} aria-hidden />} onClick={recorder.discard}>
      {t('discard')}
    </Button>
  )
}

import { FileCode, X } from 'lucide-react'
import { type ClipboardEvent, useState } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useFocusFallback } from '#src/ui/use-focus-fallback.ts'

/**
 * Maximum characters of a page that can be tested, and of one shown in the editable field, which is slow with more.
 */
const MAX_CHARACTERS = 5_000_000
const MAX_SHOWN_CHARACTERS = 200_000

const MEGABYTE = 1_000_000

interface PageFieldProps {
  html: string
  onChange: (html: string) => void
  onExample: () => void
}

function LongPage({ html, onChange }: Pick<PageFieldProps, 'html' | 'onChange'>) {
  const { t } = useTranslation('website-reader-lazy')
  const { number } = useFormat()
  return (
    <div className="flex flex-col gap-1">
      <p className="text-14 font-strong">{t('tester.html')}</p>
      <div className="flex flex-wrap items-center gap-2 rounded-md border border-edge bg-sunken p-3">
        <FileCode size={16} aria-hidden className="shrink-0" />
        <span className="tabular min-w-0 flex-1">
          {t('tester.long', { size: number(html.length / MEGABYTE, 1) })}
        </span>
        <Button size="small" icon={<X size={16} aria-hidden />} onClick={() => onChange('')}>
          {t('tester.clear')}
        </Button>
      </div>
    </div>
  )
}

/** Input for the HTML of a page. A long page is not put into the field, which would block the browser for seconds. */
export function PageField({ html, onChange, onExample }: PageFieldProps) {
  const { t } = useTranslation('website-reader-lazy')
  const { number } = useFormat()
  const [refused, setRefused] = useState<number>()
  function take(text: string) {
    const isTooLong = text.length > MAX_CHARACTERS
    setRefused(isTooLong ? text.length : undefined)
    if (!isTooLong) onChange(text)
  }
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (text.length <= MAX_SHOWN_CHARACTERS) return
    event.preventDefault()
    take(text)
  }
  const isLong = html.length > MAX_SHOWN_CHARACTERS
  const place = useFocusFallback(isLong ? 'long' : 'short')
  return (
    <div {...place} className="outline-none">
      {isLong ? (
        <LongPage html={html} onChange={take} />
      ) : (
        <TextArea
          label={t('tester.html')}
          hint={t('tester.limit', { limit: MAX_CHARACTERS / MEGABYTE })}
          aside={
            html === '' && (
              <Button size="small" variant="quiet" onClick={onExample}>
                {t('tester.example')}
              </Button>
            )
          }
          error={
            refused !== undefined &&
            t('tester.tooLong', { size: number(refused / MEGABYTE, 1), limit: MAX_CHARACTERS / MEGABYTE })
          }
          value={html}
          onChange={(event) => take(event.target.value)}
          onPaste={paste}
          rows={6}
          maxRows={12}
          spellCheck={false}
          dir="ltr"
        />
      )}
    </div>
  )
}

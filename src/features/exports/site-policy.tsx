import { Copy } from 'lucide-react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { shownKeys } from '#src/ui/shown-keys.ts'
import { CodeBox } from './code-box.tsx'
import { colourCode } from './code-colours.ts'
import { useCopy } from './use-copy.ts'

interface SitePolicyProps {
  origin: string
  directives: readonly string[]
}

export function SitePolicy({ origin, directives }: SitePolicyProps) {
  const { t } = useTranslation('exports')
  const policy = directives.map((directive) => `${directive} ${origin};`).join('\n')
  const { field, copied, copy } = useCopy(policy)
  return (
    <>
      <h2 className="pt-2 text-14 font-strong">{t('policy.heading')}</h2>
      <p className="wrap-long">{t('policy.text', { origin })}</p>
      <CodeBox ref={field} label={t('policy.heading')} parts={colourCode(policy, 'policy', origin)} />
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {t('policy.copy')}
        </Button>
        <p role="status" className={copied === 'failed' ? 'text-warn' : 'text-success'}>
          {copied &&
            t(copied === 'done' ? 'policy.copied' : 'code.copyFailed', { keys: shownKeys('Ctrl C') })}
        </p>
      </div>
    </>
  )
}

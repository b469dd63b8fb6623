import { Copy, Download, ExternalLink } from 'lucide-react'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { getCode } from '#src/contract/exports-code.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { shownKeys } from '#src/ui/shown-keys.ts'
import { CodeBox } from './code-box.tsx'
import { colourCode } from './code-colours.ts'
import { useCopy } from './use-copy.ts'

export type Snippet = NonNullable<DataOf<typeof getCode>['snippets']>[number]

const fileNames = {
  html: (stem: string) => `${stem}.html`,
  react: (stem: string) => `${stem}.jsx`,
  wordpress: (stem: string) => `${stem}-wordpress.html`,
} as const satisfies Record<Snippet['kind'], (stem: string) => string>

interface SnippetViewProps {
  snippet: Snippet
  origin: string | undefined
  how: string
  again: string
  stem: string
  tryOut: { page: string | undefined; id: number; hint: string }
}

export function SnippetView({ snippet, origin, how, again, stem, tryOut }: SnippetViewProps) {
  const { t } = useTranslation('exports')
  const { field, copied, copy } = useCopy(snippet.code)
  // The test page runs without React, so it cannot run a component.
  const page =
    tryOut.page && snippet.kind !== 'react' && `${tryOut.page}?id=${tryOut.id}&kind=${snippet.kind}`
  return (
    <section aria-label={snippet.label} className="flex flex-col gap-3">
      <p className="max-w-reading">{how}</p>
      <CodeBox
        ref={field}
        label={snippet.label}
        parts={colourCode(snippet.code, snippet.kind === 'react' ? 'script' : 'html', origin)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {t('code.copy')}
        </Button>
        <Button
          icon={<Download size={16} aria-hidden />}
          onClick={() =>
            saveFile(fileNames[snippet.kind](stem), new Blob([snippet.code], { type: 'text/plain' }))
          }
        >
          {t('code.download')}
        </Button>
        {page && (
          // Reuses one tab. Unlike an unnamed tab it starts with a copy of this tab's session storage, so it
          // shows the project that is open here.
          <a href={page} target={`${stem}-page`} className={buttonStyles('secondary')}>
            <ExternalLink size={16} aria-hidden />
            {t('code.try')}
          </a>
        )}
      </div>
      <p role="status" className={copied === 'failed' ? 'text-warn' : 'text-success'}>
        {copied && t(copied === 'done' ? 'code.copied' : 'code.copyFailed', { keys: shownKeys('Ctrl C') })}
      </p>
      <p className="text-13 text-muted">
        {page && `${tryOut.hint} `}
        {again}
      </p>
    </section>
  )
}
